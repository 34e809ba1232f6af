import type { WorkDocument } from '@/api/generated/model/workDocument'
import type { WorkFolder } from '@/api/generated/model/workFolder'
import { copy } from './copy'

/** A folder with its contents. The root has the id 0 and does not exist at the backend. */
export interface Folder {
  id: number
  name: string
  folders: readonly Folder[]
  documents: readonly WorkDocument[]
}

const toFolder = ({ id, name, subgroups, documents }: WorkFolder): Folder => ({
  id,
  name,
  folders: subgroups.map(toFolder),
  documents,
})

/** Puts the folders of a work below one root. */
export const buildRootFolder = (folders: readonly WorkFolder[]): Folder => ({
  id: 0,
  name: copy.root,
  folders: folders.map(toFolder),
  documents: [],
})

/** Finds the path to a folder by id, with the folder last; undefined if it does not exist. */
function findPath(folder: Folder, id: number): [Folder, ...Folder[]] | undefined {
  if (folder.id === id) return [folder]
  for (const inner of folder.folders) {
    const path = findPath(inner, id)
    if (path) return [folder, ...path]
  }
  return undefined
}

/** Finds the path to a folder; an unknown id in the address leads to the root. */
export const findPathOrRoot = (root: Folder, id: number): [Folder, ...Folder[]] =>
  findPath(root, id) ?? [root]
