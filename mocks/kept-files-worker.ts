import type { FileAnswer, FileQuestion } from './kept-files-in-page.ts'

/*
 * Part of the mock's worker. The library's part leaves navigations to the network, where the backend is not: a kept file
 * that is opened in a tab of its own would not be there. So a page of the portal is asked for it, by this worker. Other tabs
 * of the host may be of another demo, or of something else.
 */

/** What is used of the worker's own world; the project's types are those of pages. */
interface WorkerScope {
  location: Location
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Page[]>
  }
  addEventListener(type: 'fetch', take: (event: FetchEvent) => void): void
}
interface Page {
  url: string
  postMessage(message: FileQuestion, transfer: Transferable[]): void
}
interface FetchEvent extends Event {
  request: Request
  respondWith(response: Promise<Response>): void
}

const worker = globalThis as unknown as WorkerScope
const patienceMs = 10_000
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
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs))
  const ours = pages.filter((page) => page.url.startsWith(root))
  const answers = Promise.any(ours.map((page) => ask(page, request.url))).catch(() => undefined)
  const answer = await Promise.race([answers, patience])
  if (!answer) return fetch(request)
  const { body, ...init } = answer
  return new Response(body, init)
}

const ask = (page: Page, url: string) =>
  new Promise<FileAnswer>((resolve, reject) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }: MessageEvent<FileAnswer | null>) => (data ? resolve(data) : reject())
    page.postMessage({ type: 'kept-file', url }, [port2])
  })
