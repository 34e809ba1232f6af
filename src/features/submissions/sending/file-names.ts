import type { WantedFile } from './submission-state'

/**
 * The number of characters that are compared, counted from the end of a file name. A backend may shorten a file name,
 * but keeps the end with the extension.
 */
const comparedLength = 100

/** Reduces a file name to the part that a backend does not change. */
const normalizeFileName = (name: string) =>
  (name.split(/[\\/]/).at(-1) ?? '')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
    .slice(-comparedLength)

/**
 * Whether two files belong to the same worker, or both to no worker, and have similar names. When a backend sanitises a
 * name, it may change or cut off characters.
 */
export const hasSimilarName = (
  left: Pick<WantedFile, 'name' | 'owner'>,
  right: Pick<WantedFile, 'name' | 'owner'>,
) => left.owner === right.owner && normalizeFileName(left.name) === normalizeFileName(right.name)
