/*
 * Part of the mock's service worker, on static hosts only. Serves the portal's page for its addresses that are not files, so
 * that a reload works. Leaves other addresses to the host, which may have another demo in a subfolder. The first page load
 * has no worker yet: see `mocks/restore-address.ts`.
 */

/** The used part of the service worker's global scope, which the project's DOM types lack. */
interface WorkerScope {
  /** The first path segments of the portal. `src/static-host/static-folder.ts` writes them into the script. */
  portalSections?: readonly string[]
  location: Location
  addEventListener(type: 'fetch', take: (event: FetchEvent) => void): void
}
interface FetchEvent extends Event {
  request: Request
  respondWith(response: Promise<Response>): void
}

const worker = globalThis as unknown as WorkerScope
/** The folder of the worker's script is the root of the portal. */
const root = new URL('./', worker.location.href).href
/** In lower case, because the portal's router ignores case. */
const sections = new Set(worker.portalSections?.map((section) => section.toLowerCase()))
const isOfPortal = (path: string) => sections.has(path.replace(/\/.*/, '').toLowerCase())
/** Addresses of the public page. */
const links = /^(?:invite|unsubscribe)\/[^/]+\/?$/

worker.addEventListener('fetch', (event) => {
  const { mode, url } = event.request
  if (mode !== 'navigate' || !url.startsWith(root)) return
  const path = new URL(url).pathname.slice(new URL(root).pathname.length)
  if (isOfPortal(path)) event.respondWith(pageOr(event.request, path))
})

/** Answers the host's file or, if there is none, the page with the URLs of its files made absolute. */
async function pageOr(request: Request, path: string): Promise<Response> {
  const answer = await fetch(request)
  if (answer.status < 400) return answer
  const page = await fetch(root + (links.test(path) ? 'public.html' : 'index.html'))
  if (!page.ok) return answer
  const html = (await page.text()).replaceAll(/\b(href|src)="\.\//g, `$1="${root}`)
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

export {}
