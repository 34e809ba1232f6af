import writeFile from 'write-excel-file/universal'
import { createPartReceiver, type WorkbookPart } from './handlers/workbook-parts.ts'

/*
 * The entry of a web worker that writes one workbook. Its script contains the library, because Firefox never ends the load of a second
 * script in a worker while the service worker of MSW controls the page.
 */

const receivePart = createPartReceiver(
  (bytes) => self.postMessage(bytes, { transfer: [bytes.buffer] }),
  async () => writeFile,
)

self.addEventListener('message', ({ data }: MessageEvent<WorkbookPart>) => {
  // The page learns of an error only by the event that this reports.
  receivePart(data).catch((error) => self.reportError(error))
})
