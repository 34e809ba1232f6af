import type { FileAnswer, FileQuestion } from './kept-files-in-page.ts'

/*
 * Part of the mock's worker. The library's part leaves navigations to the network, where the backend is not: a kept file
 * that is opened in a tab of its own would not be there. So a page of the portal is asked for it, by this worker.
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
  postMessage(message: FileQuestion, transfer: Transferable[]): void
}
interface FetchEvent extends Event {
  request: Request
  respondWith(response: Promise<Response>): void
}

const worker = globalThis as unknown as WorkerScope
const patienceMs = 10_000
/** The backend stands where the worker's script is. */
const uploads = new URL('uploads/', worker.location.href).pathname

worker.addEventListener('fetch', (event) => {
  const { mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (mode !== 'navigate' || origin !== worker.location.origin || !pathname.startsWith(uploads)) return
  event.respondWith(askPages(event.request))
})

/** What the first page answers; the network's answer where no page is left that could. */
async function askPages(request: Request): Promise<Response> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs))
  const answers = pages.map((page) => ask(page, request.url))
  const answer = answers.length > 0 ? await Promise.race([...answers, patience]) : undefined
  if (!answer) return fetch(request)
  const { body, ...init } = answer
  return new Response(body, init)
}

const ask = (page: Page, url: string) =>
  new Promise<FileAnswer>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }: MessageEvent<FileAnswer>) => resolve(data)
    page.postMessage({ type: 'kept-file', url }, [port2])
  })
