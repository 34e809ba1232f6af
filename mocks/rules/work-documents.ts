import type { Schemas } from '../contract/operations.ts'
import type { WorkDocumentRow, WorkFolderRow } from '../db/rows.ts'
import { compareSpanishText } from './people.ts'

/** A folder, with the documents that it directly contains. */
export interface FolderWithDocuments {
  folder: WorkFolderRow
  documents: readonly WorkDocumentRow[]
}

const byName = (one: { name: string }, other: { name: string }): number =>
  compareSpanishText(one.name, other.name)

/**
 * The folders of a work as a tree, by name: the topmost ones, with what is in them. `addressOf` answers the
 * absolute address of an uploaded file.
 */
export function toFolderTree(
  folders: readonly FolderWithDocuments[],
  addressOf: (fileKey: string) => string,
  parentId: number | null = null,
): Schemas['WorkFolder'][] {
  return folders
    .filter(({ folder }) => folder.parent_id === parentId)
    .map(({ folder, documents }) => ({
      id: folder.id,
      name: folder.name,
      group: parentId,
      documents: documents
        .map(({ id, name, file_key }) => ({ id, name, url: addressOf(file_key), group: folder.id }))
        .sort(byName),
      subgroups: toFolderTree(folders, addressOf, folder.id),
    }))
    .sort(byName)
}
