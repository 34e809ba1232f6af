import type { WantedFile } from './submission-state'

/** The end of a name is what every backend keeps, for it tells the format. */
const comparedLength = 100

/** What a backend leaves of a name, whatever it does to folders, signs, spaces and length. */
const normalizeFileName = (name: string) =>
  (name.split(/[\\/]/).at(-1) ?? '')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
    .slice(-comparedLength)

/** Whether two files would be told apart by nothing but signs, or by nothing at all, once they are at the backend. */
export const hasSimilarName = (
  one: Pick<WantedFile, 'name' | 'owner'>,
  other: Pick<WantedFile, 'name' | 'owner'>,
) => one.owner === other.owner && normalizeFileName(one.name) === normalizeFileName(other.name)
