/*
 * Part of the mock's worker, on a host of files alone: what has a file is the host's, and every other address of the
 * portal below the demo is a page, so that a reload shows it again. What the portal has no address for is left to the
 * host: another demo may stand there, in a folder of this one. The first page of all has no worker yet: see
 * `mocks/restore-address.ts`.
 */

/** What is used of the worker's own world; the project's types are those of pages. */
interface WorkerScope {
  /** The first words of the portal's addresses. Written into the script by `src/static-host/static-folder.ts`. */
  portalSections?: readonly string[]
  location: Location
  addEventListener(type: 'fetch', take: (event: FetchEvent) => void): void
}
interface FetchEvent extends Event {
  request: Request
  respondWith(response: Promise<Response>): void
}

const worker = globalThis as unknown as WorkerScope
/** The worker's script is at the root of the portal. */
const root = new URL('./', worker.location.href).href
/** The portal's router reads capitals as small letters, too. */
const sections = new Set(worker.portalSections?.map((section) => section.toLowerCase()))
const isOfPortal = (path: string) => sections.has(path.replace(/\/.*/, '').toLowerCase())
/** The pages that start by themselves. */
const links = /^(?:invite|unsubscribe)\/[^/]+\/?$/

worker.addEventListener('fetch', (event) => {
  const { mode, url } = event.request
  if (mode !== 'navigate' || !url.startsWith(root)) return
  const path = new URL(url).pathname.slice(new URL(root).pathname.length)
  if (isOfPortal(path)) event.respondWith(pageOr(event.request, path))
})

/** What the host has there, or else the page, which asks for its files where the portal stands. */
async function pageOr(request: Request, path: string): Promise<Response> {
  const answer = await fetch(request)
  if (answer.status < 400) return answer
  const page = await fetch(root + (links.test(path) ? 'public.html' : 'index.html'))
  if (!page.ok) return answer
  const html = (await page.text()).replaceAll(/\b(href|src)="\.\//g, `$1="${root}`)
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

export {}
