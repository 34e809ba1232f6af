import type { Cell } from 'write-excel-file/universal'
import type { CellValue } from '../rules/movement-sheets.ts'
import { toSpreadsheetDate } from '../rules/zone.ts'

/** The name and the columns of a sheet. */
export interface SheetShape {
  name: string
  columns: readonly { heading: string; width: number }[]
}

/** An unfinished workbook (.xlsx) with one sheet. `end` finishes it, and resolves to the bytes of the file. */
export interface Workbook {
  add: (rows: readonly CellValue[][]) => void
  end: () => Promise<Uint8Array>
}

/** Opens a workbook. A host provides its own function if writing a workbook must not block the host's thread. */
export type OpenWorkbook = (shape: SheetShape) => Workbook

/** Opens a workbook that the calling thread writes when `end` is called. */
export const openWorkbook: OpenWorkbook = (shape) => {
  const rows: CellValue[][] = []
  return {
    add: (newRows) => {
      for (const row of newRows) rows.push(row)
    },
    end: () => writeWorkbook(shape, rows),
  }
}

/** Characters that XML does not allow. Excel cannot open a workbook that contains such a character. */
const unwritableCharacters = /[[\p{Cc}\p{Surrogate}\ufffe\uffff]--[\t\n\r\u007f-\u009f]]/gv

/** The maximum number of characters that Excel allows in a cell. */
const maxCellLength = 32_767

/** Matches the first underscore of a text such as `_x0041_`. Excel would show the text as one character, here `A`. */
const escapePrefix = /_(?=x[0-9a-f]{4}_)/gi

const toWritableText = (text: string): string =>
  text.replace(unwritableCharacters, '').slice(0, maxCellLength).replace(escapePrefix, '_x005F_')

/** Loads the function of the library that writes a workbook. */
export type LoadWriteFile = () => Promise<typeof import('write-excel-file/universal').default>

const loadWriteFileOnDemand: LoadWriteFile = async () => (await import('write-excel-file/universal')).default

/** Returns the bytes of a workbook. An instant becomes a local date and time; any other value becomes text, not a formula. */
export async function writeWorkbook(
  shape: SheetShape,
  rows: readonly CellValue[][],
  loadWriteFile = loadWriteFileOnDemand,
): Promise<Uint8Array> {
  const writeExcelFile = await loadWriteFile()
  const headings = shape.columns.map(
    ({ heading }): Cell => ({
      value: heading,
      type: String,
      fontWeight: 'bold',
    }),
  )
  const cells = rows.map((row) => row.map(toCell))
  const columns = shape.columns.map(({ width }) => ({ width }))
  const options = { sheet: shape.name, columns, stickyRowsCount: 1 }
  const blob = await writeExcelFile([headings, ...cells], options).toBlob()
  return resetFileTimes(new Uint8Array(await blob.arrayBuffer()))
}

function toCell(value: CellValue): Cell {
  if (value === null) return null
  if ('instant' in value) {
    return { value: toSpreadsheetDate(value.instant), type: Date, format: 'dd-mm-yyyy hh:mm' }
  }
  return { value: toWritableText(value.text), type: String }
}

/* The parts of a zip file: the byte offsets of fields in a part, the length of a part, and the signature of the end record. */
const endRecord = { entryCount: 10, directoryStart: 16, length: 22, signature: 0x06054b50 }
const directoryEntry = { time: 12, lengthOffsets: [28, 30, 32], headerStart: 42, length: 46 }
const localHeader = { time: 10 }

/** Midnight, 1 January 1980: the earliest time that a zip file can store. */
const earliestTime = 0x00210000

/**
 * Sets the times of all files of a zip to the earliest time, in place. The library writes the current time, but a
 * replayed call must return the same bytes as the original call.
 */
function resetFileTimes(zip: Uint8Array): Uint8Array {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  let end = zip.byteLength - endRecord.length
  while (view.getUint32(end, true) !== endRecord.signature) end -= 1
  let entry = view.getUint32(end + endRecord.directoryStart, true)
  for (
    let entriesLeft = view.getUint16(end + endRecord.entryCount, true);
    entriesLeft > 0;
    entriesLeft -= 1
  ) {
    view.setUint32(entry + directoryEntry.time, earliestTime, true)
    const header = view.getUint32(entry + directoryEntry.headerStart, true)
    view.setUint32(header + localHeader.time, earliestTime, true)
    const lengths = directoryEntry.lengthOffsets.map((offset) => view.getUint16(entry + offset, true))
    entry += lengths.reduce((sum, length) => sum + length, directoryEntry.length)
  }
  return zip
}
