import type { OpenWorkbook, SheetShape } from './handlers/workbook.ts'
import type { CellValue } from './rules/movement-sheets.ts'

/** What the worker is told: more rows; with the shape of their sheet, that these were all. */
export interface WorkbookMessage {
  rows: readonly CellValue[][]
  shape?: SheetShape
}

/** Begins a workbook that a worker writes: a hundred thousand rows take seconds, in which a page could do nothing else. */
export const openWorkbookInWorker: OpenWorkbook = (shape) => {
  // Its name is what the page's policy lets in: see `trusted-worker.ts`.
  const worker = new Worker(
    /* webpackChunkName: "mock-workbook" */ new URL('./workbook-worker.ts', import.meta.url),
  )
  const tell = (message: WorkbookMessage) => worker.postMessage(message)
  const written = new Promise<Uint8Array>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => resolve(data))
    worker.addEventListener('error', ({ message }) => reject(new Error(message)))
  }).finally(() => worker.terminate())
  // Whoever ends the workbook is told of it.
  written.catch(() => {})
  return {
    add: (rows) => tell({ rows }),
    end: () => {
      tell({ rows: [], shape })
      return written
    },
  }
}
