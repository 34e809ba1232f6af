import { isLikeDocument } from './document-cell'
import type { CellGrid } from './grid'
import { detectColumns } from './list-columns'
import { ListRefusal } from './list-refusal'

/** In bytes, unpacked: a sheet of 500 rows has about a tenth of it. */
const maxUnpackedBytes = 4_000_000

const isPartOfSheet = (name: string) => /\.(xml|rels)$/i.test(name)

const hasDocuments = (grid: CellGrid) => grid.some((row) => row.some(isLikeDocument))

/** A list may lie behind a sheet with a letter or a cover. */
const sheetOf = (sheets: readonly CellGrid[]): CellGrid =>
  sheets.find((grid) => detectColumns(grid).headerIndex !== undefined && hasDocuments(grid)) ??
  sheets.find(hasDocuments) ??
  sheets[0] ??
  []

/**
 * The sheet of an `.xlsx` that has the list, else the first. It is unpacked here, up to a limit: the reader would take any size, and would start
 * workers of its own, which the page's policy forbids.
 */
export async function parseWorkbookGrid(bytes: Uint8Array): Promise<CellGrid> {
  const [{ unzip: unpack }, { zipSync }, { default: readSheets }] = await Promise.all([
    import('./unzip'),
    import('fflate'),
    import('read-excel-file/universal'),
  ])
  const files = unpack(bytes, maxUnpackedBytes, isPartOfSheet)
  try {
    const archive = zipSync(files, { level: 0 })
    // The reader's types say of a day that it is the maker of Dates.
    return sheetOf((await readSheets(archive.slice().buffer)).map(({ data }) => data as unknown as CellGrid))
  } catch {
    throw new ListRefusal('broken')
  }
}
