import type { StoredFileRequest, StoredFileResponse } from './stored-files-in-page.ts'

/*
 * Lets the user open a stored file in a tab. MSW does not intercept navigations, so the service worker requests the file from
 * the open pages. These pages run the mock backend.
 */

/** The part of the service worker's global scope that this file uses. The project's DOM types lack it. */
interface WorkerScope {
  location: Location
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>
  }
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
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
/** The folder of the worker's script is the root of the portal. */
const root = new URL('./', worker.location.href).href

worker.addEventListener('fetch', (event) => {
  const { mode, url } = event.request
  if (mode !== 'navigate' || !url.startsWith(`${root}uploads/`)) return
  event.respondWith(requestFromPages(event.request))
})

/**
 * Returns the file from the first page of this portal that posts it. If no page posts the file in time, returns the
 * response of the network.
 */
async function requestFromPages(request: Request): Promise<Response> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs))
  const portalPages = pages.filter((page) => page.url.startsWith(root))
  const firstResponse = Promise.any(portalPages.map((page) => requestFromPage(page, request.url))).catch(
    () => undefined,
  )
  const fileResponse = await Promise.race([firstResponse, timeout])
  if (!fileResponse) return fetch(request)
  const { body, ...init } = fileResponse
  return new Response(body, init)
}

const requestFromPage = (page: WindowClient, url: string) =>
  new Promise<StoredFileResponse>((resolve, reject) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }: MessageEvent<StoredFileResponse | null>) => (data ? resolve(data) : reject())
    page.postMessage({ type: 'stored-file', url }, [port2])
  })
