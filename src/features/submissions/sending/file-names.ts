import type { WantedFile } from './wanted'

/** The end of a name is what every backend keeps, for it tells the format. */
const keptEnd = 100

/** What a backend leaves of a name, whatever it does to folders, signs, spaces and length. */
const core = (name: string) =>
  (name.split(/[\\/]/).at(-1) ?? '')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
    .slice(-keptEnd)

/** Whether two files would be told apart by nothing but signs, or by nothing at all, once they are at the backend. */
export const isAlike = (one: Pick<WantedFile, 'name' | 'owner'>, other: Pick<WantedFile, 'name' | 'owner'>) =>
  one.owner === other.owner && core(one.name) === core(other.name)
