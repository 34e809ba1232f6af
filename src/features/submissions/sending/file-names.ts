import type { WantedFile } from './submission-state'

/** The length of the compared end of a name. A backend may shorten a name, but keeps its end with the extension. */
const comparedLength = 100

/** Reduces a file name to the part that stays the same when a backend sanitises the name. */
const normalizeFileName = (name: string) =>
  (name.split(/[\\/]/).at(-1) ?? '')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
    .slice(-comparedLength)

/** Whether two files have the same owner, and names that may be equal after the backend has sanitised them. */
export const hasSimilarName = (
  left: Pick<WantedFile, 'name' | 'owner'>,
  right: Pick<WantedFile, 'name' | 'owner'>,
) => left.owner === right.owner && normalizeFileName(left.name) === normalizeFileName(right.name)
