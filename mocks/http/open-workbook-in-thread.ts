import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { createRemoteWorkbookOpener } from '../handlers/workbook-parts.ts'

/** Opens a workbook that another thread writes. Meanwhile, the server can respond to other calls. */
export const openWorkbookInThread = createRemoteWorkbookOpener(() => {
  const thread = new Worker(new URL('./workbook-thread.ts', import.meta.url))
  const bytes = once(thread, 'message').then(([message]): Uint8Array => message)
  return { send: (part) => thread.postMessage(part), bytes: bytes.finally(() => thread.terminate()) }
})
