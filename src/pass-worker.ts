import { withBasePath } from './base-path'

/*
 * The service worker of `/pase`. It caches the page and its script, so that a link that was opened once also opens without a
 * connection. It is not the worker of the portal, because visitors should not load the portal. The pass is in the fragment of the
 * address, which a service worker does not see.
 */

interface LifetimeEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent extends Event {
  request: Request
  respondWith(response: Promise<Response>): void
}
interface WorkerScope {
  /** The URLs of the files to cache, and a hash of their content. The build inserts them. */
  passFiles: { urls: readonly string[]; revision: string }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LifetimeEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
}
declare const self: WorkerScope

const { urls, revision } = self.passFiles
/** The caches of the worker have the folder of the portal in their name, because all portals of a host share the storage. */
const cachePrefix = `portal-pass ${withBasePath('/')} `
const cacheName = cachePrefix + revision
const page = withBasePath('/shared-pass.html')
/** After this time without a response, the cached page is shown. */
const networkTimeoutMs = 4_000

async function cacheFiles() {
  const cache = await caches.open(cacheName)
  await cache.addAll([...urls])
  await self.skipWaiting()
}

async function deleteOldCaches() {
  const names = await caches.keys()
  const oldNames = names.filter((name) => name.startsWith(cachePrefix) && name !== cacheName)
  await Promise.all(oldNames.map((name) => caches.delete(name)))
}

/** Responds with the page from the network, or from the cache if the network does not respond. */
async function respondWithPage(request: Request): Promise<Response> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), networkTimeoutMs)
  try {
    return await fetch(request, { signal: controller.signal })
  } catch (error) {
    const cachedPage = await caches.match(page, { cacheName })
    if (!cachedPage) throw error
    return cachedPage
  } finally {
    clearTimeout(timer)
  }
}

const respondWithFile = async (request: Request) =>
  (await caches.match(request, { cacheName })) ?? (await fetch(request))

self.addEventListener('install', (event) => event.waitUntil(cacheFiles()))
self.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode === 'navigate') event.respondWith(respondWithPage(request))
  else if (urls.includes(new URL(request.url).pathname)) event.respondWith(respondWithFile(request))
})
