import type { Schemas } from '@mocks/contract/operations'
import { expect, it } from 'vitest'
import { casaPerezPath, createCasaPerezClients } from './casa-perez'

/** Returns one line for each folder and subfolder: its name and its number of documents, indented by its depth. */
const describeFolders = (folders: readonly Schemas['WorkFolder'][], depth = 0): string[] =>
  folders.flatMap(({ name, documents, subgroups }) => [
    `${'  '.repeat(depth)}${name} (${documents.length})`,
    ...describeFolders(subgroups, depth + 1),
  ])

/** Lists the documents of the given folders and of all their subfolders. */
const listDocuments = (folders: readonly Schemas['WorkFolder'][]): Schemas['WorkFolder']['documents'] =>
  folders.flatMap(({ documents, subgroups }) => [...documents, ...listDocuments(subgroups)])

it('lists the documents of a work as a tree of folders, sorted by name', async () => {
  const { obra } = await createCasaPerezClients()
  const { body } = await obra.get<Schemas['WorkFolderPage']>(`${casaPerezPath}documents/`)
  expect([body.count, body.current]).toEqual([5, 1])
  expect(describeFolders(body.results)).toEqual([
    'Actas de inspección (0)',
    'Avisos (1)',
    'Fotos de avance (3)',
    'Permisos y pólizas (2)',
    'Planos (2)',
    '  Arquitectura (3)',
    '    Versiones anteriores (1)',
    '  Instalaciones (2)',
  ])
  const plans = body.results.at(-1)
  expect(plans?.group).toBeNull()
  expect(plans?.subgroups.map(({ group }) => group)).toEqual([plans?.id, plans?.id])
  expect(plans?.documents.map(({ name, group }) => [name, group])).toEqual([
    ['Croquis.png', plans?.id],
    ['Implantación.pdf', plans?.id],
  ])
})

it('serves the documents of all folders without a bearer token, each in the format of its file extension', async () => {
  const { obra, mock } = await createCasaPerezClients()
  const { body } = await obra.get<Schemas['WorkFolderPage']>(`${casaPerezPath}documents/`)
  const fileSignatures: Record<string, string> = {
    pdf: '%PDF-1.4',
    png: '\x89PNG',
    jpg: '\xff\xd8\xff',
    txt: 'Noved',
  }
  const servedExtensions = new Set<string>()
  const documents = listDocuments(body.results)
  expect(documents).toHaveLength(14)
  for (const { name, url } of documents) {
    const response = await mock.request(new URL(url).pathname)
    const bytes = new Uint8Array(await response.arrayBuffer())
    const extension = name.split('.').at(-1) ?? ''
    const signature = fileSignatures[extension] ?? 'unknown'
    expect(String.fromCharCode(...bytes.slice(0, signature.length)), name).toBe(signature)
    expect(Number(response.headers.get('Content-Length') ?? bytes.length)).toBe(bytes.length)
    servedExtensions.add(extension)
  }
  expect(servedExtensions.size).toBe(4)
  const sizes = mock.db.files.all().map(({ content, size }) => [size, atob(content ?? '').length])
  expect(sizes.filter(([size, length]) => size !== length)).toEqual([])
})
