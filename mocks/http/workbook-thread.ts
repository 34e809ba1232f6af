import { parentPort } from 'node:worker_threads'
import { takeParts, type WorkbookPart } from '../handlers/workbook-parts.ts'

/* A thread of the server: writes one workbook. */

const take = takeParts((bytes) => parentPort?.postMessage(bytes))

parentPort?.on('message', (part: WorkbookPart) => void take(part))
