import type { Grid } from './grid'
import { ListRefusal } from './list-refusal'

/** In bytes, unpacked: a sheet of 500 rows has about a tenth of it. */
const mostUnpacked = 4_000_000

const isPartOfSheet = (name: string) => /\.(xml|rels)$/i.test(name)

/**
 * The first sheet of an `.xlsx`. It is unpacked here, up to a limit: the reader would take any size, and would start
 * workers of its own, which the page's policy forbids.
 */
export async function gridOfWorkbook(bytes: Uint8Array): Promise<Grid> {
  const [{ unpack }, { zipSync }, { readSheet }] = await Promise.all([
    import('./unpack'),
    import('fflate'),
    import('read-excel-file/universal'),
  ])
  const files = unpack(bytes, mostUnpacked, isPartOfSheet)
  try {
    const archive = zipSync(files, { level: 0 })
    // The reader's types say of a day that it is the maker of Dates.
    return (await readSheet(archive.slice().buffer)) as unknown as Grid
  } catch {
    throw new ListRefusal('broken')
  }
}
