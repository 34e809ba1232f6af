import type { WorkDocument } from '@/api/generated/model/workDocument'
import type { WorkFolder } from '@/api/generated/model/workFolder'
import { copy } from './copy'

/** A folder with what is in it; the uppermost one has the number 0, and is no folder of the backend's. */
export interface Folder {
  id: number
  name: string
  folders: readonly Folder[]
  documents: readonly WorkDocument[]
}

const folderOf = ({ id, name, subgroups, documents }: WorkFolder): Folder => ({
  id,
  name,
  folders: subgroups.map(folderOf),
  documents,
})

/** All that is filed about a work, below one root. */
export const rootOf = (folders: readonly WorkFolder[]): Folder => ({
  id: 0,
  name: copy.root,
  folders: folders.map(folderOf),
  documents: [],
})

/** The folders on the way to the one with that number, which is the last; undefined if there is none. */
function findPath(folder: Folder, id: number): [Folder, ...Folder[]] | undefined {
  if (folder.id === id) return [folder]
  for (const inner of folder.folders) {
    const path = findPath(inner, id)
    if (path) return [folder, ...path]
  }
  return undefined
}

/** The same, where a folder that is not there is the root: the address may be old, or nonsense. */
export const pathTo = (root: Folder, id: number): [Folder, ...Folder[]] => findPath(root, id) ?? [root]
