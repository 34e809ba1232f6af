import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { openElsewhere } from '../handlers/workbook-parts.ts'

/** Begins a workbook that another thread writes: meanwhile the server answers the calls of other worlds. */
export const openWorkbookInThread = openElsewhere(() => {
  const thread = new Worker(new URL('./workbook-thread.ts', import.meta.url))
  const written = once(thread, 'message').then(([bytes]): Uint8Array => bytes)
  return { send: (part) => thread.postMessage(part), written: written.finally(() => thread.terminate()) }
})
