import { decodeText } from './decode-text'
import { isLikeDocument } from './document-cell'
import type { CellGrid } from './grid'
import { detectColumns } from './list-columns'
import { ListRefusal } from './list-refusal'
import { parseTextGrid } from './parse-text-grid'

/** File signatures of `.xlsx` (zip) and of Excel before 2007. */
const archive = [0x50, 0x4b, 0x03, 0x04]
const oldExcel = [0xd0, 0xcf, 0x11, 0xe0]

const begins = (bytes: Uint8Array, marks: readonly number[]) =>
  marks.every((mark, index) => bytes[index] === mark)

/**
 * The rows of a file, by what it holds, whatever its name says.
 * @throws ListRefusal if it is no list that can be read.
 */
export async function readFileGrid(file: File): Promise<CellGrid> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (begins(bytes, archive)) return parseWorkbookGrid(bytes)
  if (begins(bytes, oldExcel)) throw new ListRefusal('oldExcel')
  if (/\.xlsx$/i.test(file.name)) throw new ListRefusal('broken')
  return parseTextGrid(decodeText(bytes))
}

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
async function parseWorkbookGrid(bytes: Uint8Array): Promise<CellGrid> {
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
