import { writeWorkbook } from './handlers/workbook.ts'
import type { WorkbookMessage } from './workbook-in-page.ts'

/* A worker of the page: writes one workbook, of the rows that it is sent, and answers its bytes. */

const rows: WorkbookMessage['rows'][number][] = []

self.addEventListener('message', ({ data }: MessageEvent<WorkbookMessage>) => {
  for (const row of data.rows) rows.push(row)
  if (data.shape) void answer(data.shape)
})

async function answer(shape: NonNullable<WorkbookMessage['shape']>) {
  const bytes = await writeWorkbook(shape, rows)
  self.postMessage(bytes, { transfer: [bytes.buffer] })
}
