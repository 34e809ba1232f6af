import { noPause, type Pause, rowsBetweenPauses } from '../db/pause.ts'
import type { Sheet } from '../rules/movement-sheets.ts'
import { type OpenWorkbook, openWorkbook } from './workbook.ts'

/** The host's services for writing a spreadsheet. */
interface Means {
  pause?: Pause
  openWorkbook?: OpenWorkbook
}

/** A workbook (.xlsx) of one sheet: a row of headings, then a row for each of the rows. Made in steps. */
export async function writeSpreadsheet<Row>(
  sheet: Sheet<Row>,
  rows: readonly Row[],
  { pause = noPause, openWorkbook: open = openWorkbook }: Means = {},
): Promise<Uint8Array> {
  const { name, columns } = sheet
  const workbook = open({ name, columns: columns.map(({ heading, width }) => ({ heading, width })) })
  for (let at = 0; at < rows.length; at += rowsBetweenPauses) {
    const step = rows.slice(at, at + rowsBetweenPauses)
    workbook.add(step.map((row) => columns.map(({ cell }) => cell(row))))
    await pause()
  }
  return workbook.end()
}
