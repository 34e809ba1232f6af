import { toFolderTree } from '@mocks/rules/work-documents'
import { expect, it } from 'vitest'

const createJoinedFolder = (
  id: number,
  name: string,
  parent_id: number | null,
  files: readonly string[] = [],
) => ({
  folder: { id, work_id: 501, parent_id, name },
  documents: files.map((file, index) => ({
    id: id * 10 + index,
    folder_id: id,
    name: file,
    file_key: `${file}-key`,
  })),
})

it('toFolderTree nests the folders and sorts folders and documents by name', () => {
  const storedFolders = [
    createJoinedFolder(3, 'Zócalos', 2),
    createJoinedFolder(1, 'Ñandú', null, ['b.pdf', 'Á.pdf']),
    createJoinedFolder(2, 'Nogal', null),
    createJoinedFolder(4, 'Árboles', 2, ['c.pdf']),
  ]
  const toUrl = (key: string) => `https://files.example.com/${key}`
  expect(toFolderTree(storedFolders, toUrl)).toEqual([
    {
      id: 2,
      name: 'Nogal',
      group: null,
      documents: [],
      subgroups: [
        {
          id: 4,
          name: 'Árboles',
          group: 2,
          documents: [{ id: 40, name: 'c.pdf', url: 'https://files.example.com/c.pdf-key', group: 4 }],
          subgroups: [],
        },
        { id: 3, name: 'Zócalos', group: 2, documents: [], subgroups: [] },
      ],
    },
    {
      id: 1,
      name: 'Ñandú',
      group: null,
      documents: [
        { id: 11, name: 'Á.pdf', url: 'https://files.example.com/Á.pdf-key', group: 1 },
        { id: 10, name: 'b.pdf', url: 'https://files.example.com/b.pdf-key', group: 1 },
      ],
      subgroups: [],
    },
  ])
})
