import { createRemoteWorkbookOpener } from './handlers/workbook-parts.ts'

/** Opens a workbook that a web worker writes. */
export const openWorkbookInWorker = createRemoteWorkbookOpener(() => {
  // `trusted-types-policy.ts` allows this chunk name.
  const worker = new Worker(
    /* webpackChunkName: "mock-workbook" */ new URL('./workbook-worker.ts', import.meta.url),
  )
  const bytes = new Promise<Uint8Array>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => resolve(data))
    worker.addEventListener('error', ({ message }) => reject(new Error(message)))
  })
  return { send: (part) => worker.postMessage(part), bytes: bytes.finally(() => worker.terminate()) }
})
