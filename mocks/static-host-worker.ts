/*
 * This part of the mock's service worker has an effect only on static hosts. If the host has no file for an address of the
 * portal, the worker responds with the portal's page. A reload therefore works. The worker ignores addresses outside the
 * portal, because the host may have a different demo in a subfolder. At the first page load no worker is active yet, so
 * `mocks/restore-address.ts` restores the address.
 */

/** The part of the service worker's global scope that this file uses. The project's DOM types lack it. */
interface WorkerScope {
  /** The first path segments of the portal. `src/static-host/static-folder.ts` writes them into the script. */
  portalSections?: readonly string[]
  location: Location
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
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
const isPortalPath = (path: string) => sections.has(path.replace(/\/.*/, '').toLowerCase())
/** The paths that `public.html` shows; `index.html` shows all others. */
const publicPaths = /^(?:(?:invite|unsubscribe)\/[^/]+|pase)\/?$/

worker.addEventListener('fetch', (event) => {
  const { mode, url } = event.request
  if (mode !== 'navigate' || !url.startsWith(root)) return
  const path = new URL(url).pathname.slice(new URL(root).pathname.length)
  if (isPortalPath(path)) event.respondWith(fetchFileOrPage(event.request, path))
})

/**
 * Fetches the requested file. If the host does not have it, fetches the portal's page instead, and makes the URLs of the
 * page's files absolute.
 */
async function fetchFileOrPage(request: Request, path: string): Promise<Response> {
  const fileResponse = await fetch(request)
  if (fileResponse.status < 400) return fileResponse
  const pageResponse = await fetch(root + (publicPaths.test(path) ? 'public.html' : 'index.html'))
  if (!pageResponse.ok) return fileResponse
  const html = (await pageResponse.text()).replaceAll(/\b(href|src)="\.\//g, `$1="${root}`)
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

export {}
