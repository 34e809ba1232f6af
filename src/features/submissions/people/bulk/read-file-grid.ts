import { decodeText } from './decode-text'
import type { CellGrid } from './grid'
import { ListRefusal } from './list-refusal'
import { parseTextGrid } from './parse-text-grid'
import { parseWorkbookGrid } from './parse-workbook-grid'

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
