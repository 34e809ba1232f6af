import type { Schemas } from '@mocks/contract/operations'
import { expect, it } from 'vitest'
import { casaPerezPath, createCasaPerezClients } from './casa-perez'

/** Lists the folders with their number of documents, indented by depth. */
const listFolderNames = (folders: readonly Schemas['WorkFolder'][], depth = 0): string[] =>
  folders.flatMap(({ name, documents, subgroups }) => [
    `${'  '.repeat(depth)}${name} (${documents.length})`,
    ...listFolderNames(subgroups, depth + 1),
  ])

it('lists the documents of a work as a tree of folders, sorted by name', async () => {
  const { obra } = await createCasaPerezClients()
  const { body } = await obra.get<Schemas['WorkFolderPage']>(`${casaPerezPath}documents/`)
  expect([body.count, body.current]).toEqual([5, 1])
  expect(listFolderNames(body.results)).toEqual([
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

it('serves every document without a bearer token, in the format of its file extension', async () => {
  const { obra, mock } = await createCasaPerezClients()
  const { body } = await obra.get<Schemas['WorkFolderPage']>(`${casaPerezPath}documents/`)
  const fileSignatures: Record<string, string> = {
    pdf: '%PDF-1.4',
    png: '\x89PNG',
    jpg: '\xff\xd8\xff',
    txt: 'Noved',
  }
  const servedExtensions = new Set<string>()
  for (const { documents } of body.results) {
    for (const { name, url } of documents) {
      const answer = await mock.request(new URL(url).pathname)
      const bytes = new Uint8Array(await answer.arrayBuffer())
      const extension = name.split('.').at(-1) ?? ''
      const signature = fileSignatures[extension] ?? 'unknown'
      expect(String.fromCharCode(...bytes.slice(0, signature.length)), name).toBe(signature)
      expect(Number(answer.headers.get('Content-Length') ?? bytes.length)).toBe(bytes.length)
      servedExtensions.add(extension)
    }
  }
  expect(servedExtensions.size).toBe(4)
  const sizes = mock.db.files.all().map(({ content, size }) => [size, atob(content ?? '').length])
  expect(sizes.filter(([size, length]) => size !== length)).toEqual([])
})
