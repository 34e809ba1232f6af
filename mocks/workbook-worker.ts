import { createPartReceiver, type WorkbookPart } from './handlers/workbook-parts.ts'

/* The entry of a web worker that writes one workbook. */

const receivePart = createPartReceiver((bytes) => self.postMessage(bytes, { transfer: [bytes.buffer] }))

self.addEventListener('message', ({ data }: MessageEvent<WorkbookPart>) => void receivePart(data))
