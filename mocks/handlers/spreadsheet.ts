import { noPause, rowsBetweenPauses } from '../db/pause.ts'
import type { Sheet } from '../rules/movement-sheets.ts'
import type { HostServices } from './handler.ts'
import { openWorkbook } from './workbook.ts'

/** Writes the rows to a workbook (.xlsx) with one sheet, in batches with pauses between them. Returns the bytes. */
export async function writeSpreadsheet<Row>(
  sheet: Sheet<Row>,
  rows: readonly Row[],
  { pause = noPause, openWorkbook: open = openWorkbook }: HostServices = {},
): Promise<Uint8Array> {
  const { name, columns } = sheet
  const workbook = open({ name, columns: columns.map(({ heading, width }) => ({ heading, width })) })
  for (let start = 0; start < rows.length; start += rowsBetweenPauses) {
    const batch = rows.slice(start, start + rowsBetweenPauses)
    workbook.add(batch.map((row) => columns.map(({ getCell }) => getCell(row))))
    await pause()
  }
  return workbook.end()
}
