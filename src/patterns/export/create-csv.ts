import { unparse } from 'papaparse'
import { formatDay } from '@/domain/days'
import type { FileCell } from './create-workbook'

/** Without this mark, spreadsheets read the accents of a file wrongly. */
const byteOrderMark = '\ufeff'

/** How a text begins that spreadsheets run. The library's own pattern misses texts with line breaks. */
const formulaStart = /^[=+\-@\t\r\n]/

interface TextTable {
  columns: readonly { heading: string }[]
  rows: readonly (readonly FileCell[])[]
}

/**
 * Creates a file of texts separated by semicolons, as spreadsheets in Spanish expect. A text that a spreadsheet would run as a formula
 * gets an apostrophe.
 */
export function createCsv({ columns, rows }: TextTable): Blob {
  const texts = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : formatDay(cell.day))))
  const file = unparse([columns.map(({ heading }) => heading), ...texts], {
    delimiter: ';',
    escapeFormulae: formulaStart,
  })
  return new Blob([byteOrderMark, file], { type: 'text/csv;charset=utf-8' })
}
