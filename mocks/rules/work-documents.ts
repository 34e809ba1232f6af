import type { Schemas } from '../contract/operations.ts'
import type { WorkDocumentRow, WorkFolderRow } from '../db/rows.ts'
import { compareNames } from './people.ts'

/** A folder with its documents, without the documents of its subfolders. */
export interface FolderWithDocuments {
  folder: WorkFolderRow
  documents: readonly WorkDocumentRow[]
}

/**
 * Builds the tree of the folders in the folder `parentId`; null stands for the top level. On each level, folders and
 * documents are sorted by name. `getAddress` returns the address of an uploaded file.
 */
export function toFolderTree(
  folders: readonly FolderWithDocuments[],
  getAddress: (fileKey: string) => string,
  parentId: number | null = null,
): Schemas['WorkFolder'][] {
  return folders
    .filter(({ folder }) => folder.parent_id === parentId)
    .map(({ folder, documents }) => ({
      id: folder.id,
      name: folder.name,
      group: parentId,
      documents: documents
        .map(({ id, name, file_key }) => ({ id, name, url: getAddress(file_key), group: folder.id }))
        .sort(compareNames),
      subgroups: toFolderTree(folders, getAddress, folder.id),
    }))
    .sort(compareNames)
}
