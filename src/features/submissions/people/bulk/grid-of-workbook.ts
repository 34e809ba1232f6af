import { isLikeDocument } from './document-cell'
import type { Grid } from './grid'
import { columnsOf } from './list-columns'
import { ListRefusal } from './list-refusal'

/** In bytes, unpacked: a sheet of 500 rows has about a tenth of it. */
const mostUnpacked = 4_000_000

const isPartOfSheet = (name: string) => /\.(xml|rels)$/i.test(name)

const hasDocuments = (grid: Grid) => grid.some((row) => row.some(isLikeDocument))

/** A list may lie behind a sheet with a letter or a cover. */
const sheetOf = (sheets: readonly Grid[]): Grid =>
  sheets.find((grid) => columnsOf(grid).headAt !== undefined && hasDocuments(grid)) ??
  sheets.find(hasDocuments) ??
  sheets[0] ??
  []

/**
 * The sheet of an `.xlsx` that has the list, else the first. It is unpacked here, up to a limit: the reader would take any size, and would start
 * workers of its own, which the page's policy forbids.
 */
export async function gridOfWorkbook(bytes: Uint8Array): Promise<Grid> {
  const [{ unpack }, { zipSync }, { default: readSheets }] = await Promise.all([
    import('./unpack'),
    import('fflate'),
    import('read-excel-file/universal'),
  ])
  const files = unpack(bytes, mostUnpacked, isPartOfSheet)
  try {
    const archive = zipSync(files, { level: 0 })
    // The reader's types say of a day that it is the maker of Dates.
    return sheetOf((await readSheets(archive.slice().buffer)).map(({ data }) => data as unknown as Grid))
  } catch {
    throw new ListRefusal('broken')
  }
}
