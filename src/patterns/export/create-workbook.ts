import writeExcelFile, { type Cell } from 'write-excel-file/universal'
import { type Day, toClockTime } from '@/domain/days'

/** A value of a table that is saved as a file. */
export type FileCell = string | { day: Day }

/** A table that is saved as a file. */
export interface FileTable {
  name: string
  columns: readonly { heading: string /** In characters. */; width: number }[]
  rows: readonly (readonly FileCell[])[]
}

/** Characters that XML does not allow. A workbook with one of them cannot be opened. */
const unwritableCharacters = /(?![\t\n\r\u007f-\u009f])[\p{Cc}\ufffe\uffff]/gu

/** Matches the first underscore of a text such as `_x0041_`, which a spreadsheet would show as one character, here `A`. */
const escapePrefix = /_(?=x[0-9a-f]{4}_)/gi

/** A cell of the type String is never a formula. */
const toCell = (value: FileCell): Cell =>
  typeof value === 'string'
    ? {
        value: value.toWellFormed().replace(unwritableCharacters, '').replace(escapePrefix, '_x005F_'),
        type: String,
      }
    : { value: toClockTime(value.day).toDate(), type: Date, format: 'dd-mm-yyyy' }

/** Creates a workbook (.xlsx) with one sheet. Days are dates, and other values are texts. */
export function createWorkbook({ name, columns, rows }: FileTable): Promise<Blob> {
  const headings = columns.map(({ heading }): Cell => ({ value: heading, type: String, fontWeight: 'bold' }))
  return writeExcelFile([headings, ...rows.map((row) => row.map(toCell))], {
    sheet: name,
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBlob()
}
