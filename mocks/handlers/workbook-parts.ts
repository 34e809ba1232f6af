import type { CellValue } from '../rules/movement-sheets.ts'
import { type LoadWriteFile, type OpenWorkbook, type SheetShape, writeWorkbook } from './workbook.ts'

/**
 * A message to the thread that writes the workbook. Each message adds its rows; the last message has the shape of the
 * sheet, and makes the thread write the file.
 */
export interface WorkbookPart {
  rows: readonly CellValue[][]
  shape?: SheetShape
}

/** The connection to a thread that writes one workbook. */
interface RemoteWriter {
  send: (part: WorkbookPart) => void
  /** Resolves to the bytes of the file; rejects if the file cannot be written. */
  bytes: Promise<Uint8Array>
}

/**
 * Creates a function that opens a workbook. Another thread writes the workbook, because many rows would block the
 * calling thread for seconds.
 */
export const createRemoteWorkbookOpener =
  (createWriter: () => RemoteWriter): OpenWorkbook =>
  (shape) => {
    const { send, bytes } = createWriter()
    // Prevents an unhandled rejection before `end` is called. The caller of `end` gets the error.
    bytes.catch(() => {})
    return {
      add: (rows) => send({ rows }),
      end: () => {
        send({ rows: [], shape })
        return bytes
      },
    }
  }

/**
 * Creates the message listener of the writing thread. It collects the rows of one workbook, and sends back the bytes. `loadWriteFile`
 * loads the library; by default it is a script of its own.
 */
export function createPartReceiver(
  sendBytes: (bytes: Uint8Array) => void,
  loadWriteFile?: LoadWriteFile,
): (part: WorkbookPart) => Promise<void> {
  const rows: CellValue[][] = []
  return async (part) => {
    for (const row of part.rows) rows.push(row)
    if (part.shape) sendBytes(await writeWorkbook(part.shape, rows, loadWriteFile))
  }
}
