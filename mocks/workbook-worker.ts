import { takeParts, type WorkbookPart } from './handlers/workbook-parts.ts'

/* The entry of a web worker that writes one workbook. */

const take = takeParts((bytes) => self.postMessage(bytes, { transfer: [bytes.buffer] }))

self.addEventListener('message', ({ data }: MessageEvent<WorkbookPart>) => void take(data))
