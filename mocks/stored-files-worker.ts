import type { StoredFileRequest, StoredFileResponse } from './stored-files-in-page.ts'

/*
 * Part of the mock's worker. The library's part leaves navigations to the network, where the backend is not: a kept file
 * that is opened in a tab of its own would not be there. So a page of the portal is asked for it, by this worker. Other tabs
 * of the host may be of another demo, or of something else.
 */

/** What is used of the worker's own world; the project's types are those of pages. */
interface WorkerScope {
  location: Location
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>
  }
  addEventListener(type: 'fetch', take: (event: FetchEvent) => void): void
}
interface WindowClient {
  url: string
  postMessage(message: StoredFileRequest, transfer: Transferable[]): void
}
interface FetchEvent extends Event {
  request: Request
  respondWith(response: Promise<Response>): void
}

const worker = globalThis as unknown as WorkerScope
const timeoutMs = 10_000
/** The portal and its backend stand where the worker's script is. */
const root = new URL('./', worker.location.href).href

worker.addEventListener('fetch', (event) => {
  const { mode, url } = event.request
  if (mode !== 'navigate' || !url.startsWith(`${root}uploads/`)) return
  event.respondWith(askPages(event.request))
})

/** What the first page answers that has a backend here; the network's answer where no page is left that could. */
async function askPages(request: Request): Promise<Response> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs))
  const ours = pages.filter((page) => page.url.startsWith(root))
  const answers = Promise.any(ours.map((page) => ask(page, request.url))).catch(() => undefined)
  const answer = await Promise.race([answers, timeout])
  if (!answer) return fetch(request)
  const { body, ...init } = answer
  return new Response(body, init)
}

const ask = (page: WindowClient, url: string) =>
  new Promise<StoredFileResponse>((resolve, reject) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }: MessageEvent<StoredFileResponse | null>) => (data ? resolve(data) : reject())
    page.postMessage({ type: 'stored-file', url }, [port2])
  })
