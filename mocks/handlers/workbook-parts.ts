import type { CellValue } from '../rules/movement-sheets.ts'
import { type OpenWorkbook, type SheetShape, writeWorkbook } from './workbook.ts'

/** A message to the worker: more rows or, with the shape of the sheet, the end of the rows. */
export interface WorkbookPart {
  rows: readonly CellValue[][]
  shape?: SheetShape
}

interface Elsewhere {
  send: (part: WorkbookPart) => void
  /** Resolves to the bytes of the file; rejects if it cannot be written. */
  written: Promise<Uint8Array>
}

/** Begins workbooks that are written elsewhere: a hundred thousand rows take seconds, in which nothing else would happen here. */
export const createRemoteWorkbookOpener =
  (begin: () => Elsewhere): OpenWorkbook =>
  (shape) => {
    const { send, written } = begin()
    // The error is thrown when the workbook is ended.
    written.catch(() => {})
    return {
      add: (rows) => send({ rows }),
      end: () => {
        send({ rows: [], shape })
        return written
      },
    }
  }

/** The other side: takes the parts of one workbook, and sends its bytes back. */
export function createPartReceiver(
  sendBack: (bytes: Uint8Array) => void,
): (part: WorkbookPart) => Promise<void> {
  const rows: CellValue[][] = []
  return async (part) => {
    for (const row of part.rows) rows.push(row)
    if (part.shape) sendBack(await writeWorkbook(part.shape, rows))
  }
}
