import { openElsewhere } from './handlers/workbook-parts.ts'

/** Begins a workbook that a worker of the page writes. */
export const openWorkbookInWorker = openElsewhere(() => {
  // Its name is what the page's policy lets in: see `trusted-types-policy.ts`.
  const worker = new Worker(
    /* webpackChunkName: "mock-workbook" */ new URL('./workbook-worker.ts', import.meta.url),
  )
  const written = new Promise<Uint8Array>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => resolve(data))
    worker.addEventListener('error', ({ message }) => reject(new Error(message)))
  })
  return { send: (part) => worker.postMessage(part), written: written.finally(() => worker.terminate()) }
})
