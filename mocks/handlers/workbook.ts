import type { Cell } from 'write-excel-file/universal'
import type { CellValue } from '../rules/movement-sheets.ts'
import { toSpreadsheetDate } from '../rules/zone.ts'

/** The name and the columns of a sheet. */
export interface SheetShape {
  name: string
  columns: readonly { heading: string; width: number }[]
}

/** A workbook of one sheet that is being written. */
export interface Workbook {
  add: (rows: readonly CellValue[][]) => void
  end: () => Promise<Uint8Array>
}

/** Begins a workbook. A host has one of its own where writing must not hold up anything else. */
export type OpenWorkbook = (shape: SheetShape) => Workbook

/** Begins a workbook that is written here and at once. */
export const openWorkbook: OpenWorkbook = (shape) => {
  const rows: CellValue[][] = []
  return {
    add: (more) => {
      for (const row of more) rows.push(row)
    },
    end: () => writeWorkbook(shape, rows),
  }
}

/** Characters that XML does not allow; a workbook with one of them cannot be opened. */
const unwritable = /[[\p{Cc}\p{Surrogate}\ufffe\uffff]--[\t\n\r\u007f-\u009f]]/gv

const longest = 32_767

/** The escape of a character by its number; a text that looks like one is escaped. */
const numbered = /_(?=x[0-9a-f]{4}_)/gi

const writable = (text: string): string =>
  text.replace(unwritable, '').slice(0, longest).replace(numbered, '_x005F_')

/** Writes a workbook. Instants are dates in the local zone; all else is text, never a formula. */
export async function writeWorkbook(shape: SheetShape, rows: readonly CellValue[][]): Promise<Uint8Array> {
  const { default: writeExcelFile } = await import('write-excel-file/universal')
  const headings = shape.columns.map(
    ({ heading }): Cell => ({
      value: heading,
      type: String,
      fontWeight: 'bold',
    }),
  )
  const cells = rows.map((row) => row.map(written))
  const columns = shape.columns.map(({ width }) => ({ width }))
  const options = { sheet: shape.name, columns, stickyRowsCount: 1 }
  const blob = await writeExcelFile([headings, ...cells], options).toBlob()
  return withoutTimes(new Uint8Array(await blob.arrayBuffer()))
}

function written(value: CellValue): Cell {
  if (value === null) return null
  if ('instant' in value) {
    return { value: toSpreadsheetDate(value.instant), type: Date, format: 'dd-mm-yyyy hh:mm' }
  }
  return { value: writable(value.text), type: String }
}

const endOfDirectory = 0x06054b50

/** Midnight, 1 January 1980, the earliest time in a zip. */
const earliestTime = 0x00210000

/** Sets the times of the files in a zip, in place: the library writes the wall clock, but a replayed call must give the same bytes. */
function withoutTimes(zip: Uint8Array): Uint8Array {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  let end = zip.byteLength - 22
  while (view.getUint32(end, true) !== endOfDirectory) end -= 1
  let entry = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    view.setUint32(entry + 12, earliestTime, true)
    view.setUint32(view.getUint32(entry + 42, true) + 10, earliestTime, true)
    const lengths = [28, 30, 32].map((offset) => view.getUint16(entry + offset, true))
    entry += lengths.reduce((sum, length) => sum + length, 46)
  }
  return zip
}
