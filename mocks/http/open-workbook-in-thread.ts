import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { createRemoteWorkbookOpener } from '../handlers/workbook-parts.ts'

/** Opens a workbook that another thread writes, so that the server can answer other calls meanwhile. */
export const openWorkbookInThread = createRemoteWorkbookOpener(() => {
  const thread = new Worker(new URL('./workbook-thread.ts', import.meta.url))
  const written = once(thread, 'message').then(([bytes]): Uint8Array => bytes)
  return { send: (part) => thread.postMessage(part), written: written.finally(() => thread.terminate()) }
})
