import { parentPort } from 'node:worker_threads'
import { createPartReceiver, type WorkbookPart } from '../handlers/workbook-parts.ts'

/* The program of a worker thread that writes one workbook. */

const receivePart = createPartReceiver((bytes) => parentPort?.postMessage(bytes))

parentPort?.on('message', (part: WorkbookPart) => void receivePart(part))
