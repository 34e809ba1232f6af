import type { Cell } from 'write-excel-file/universal'
import type { CellValue, Sheet } from '../rules/movement-sheets.ts'
import { spreadsheetTime } from '../rules/zone.ts'

/** What XML cannot hold, and a workbook that holds it cannot be opened. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the control characters are what is looked for
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/** The longest text that a cell may hold. */
const longest = 32_767

/** How a workbook writes a character by its number; a text that looks like that must say that it is not. */
const numbered = /_(?=x[0-9a-f]{4}_)/gi

const writable = (text: string): string =>
  text.replace(unwritable, '').slice(0, longest).replace(numbered, '_x005F_')

/**
 * A workbook (.xlsx) of one sheet: a row of headings that stays in sight, then a row for each of the rows. Instants are
 * real dates, shown in the neighbourhood's zone; everything else is text, never a formula. The library is loaded when
 * the first one is written.
 */
export async function spreadsheet<Row>(sheet: Sheet<Row>, rows: readonly Row[]): Promise<Uint8Array> {
  const { default: writeExcelFile } = await import('write-excel-file/universal')
  const headings = sheet.columns.map(
    ({ heading }): Cell => ({
      value: heading,
      type: String,
      fontWeight: 'bold',
    }),
  )
  const cells = rows.map((row) => sheet.columns.map(({ cell }) => written(cell(row))))
  const columns = sheet.columns.map(({ width }) => ({ width }))
  const options = { sheet: sheet.name, columns, stickyRowsCount: 1 }
  const blob = await writeExcelFile([headings, ...cells], options).toBlob()
  return new Uint8Array(await blob.arrayBuffer())
}

function written(value: CellValue): Cell {
  if (value === null) return null
  if ('instant' in value) {
    return { value: spreadsheetTime(value.instant), type: Date, format: 'dd-mm-yyyy hh:mm' }
  }
  return { value: writable(value.text), type: String }
}
