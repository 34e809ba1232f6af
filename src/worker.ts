import { NetworkFirst, NetworkOnly, type PrecacheEntry, Serwist } from 'serwist'
import { isPage, pageFor } from './hosting/page-addresses'

/*
 * The service worker of the residents' build: holds the page, and of its code what a pass needs, so that one that was
 * seen can be shown without a connection. What people see is not here but in the browser's storage, which the portal
 * itself empties; calls to the API pass by.
 */

interface WorkerScope {
  /** The build writes here what there is to hold. */
  portalFiles: PrecacheEntry[]
  addEventListener(
    type: 'install',
    take: (event: Parameters<NetworkFirst['handleAll']>[0]['event']) => void,
  ): void
}
declare const self: WorkerScope

/** Whoever waits longer at the gate is better served with what is here. */
const networkTimeoutSeconds = 4
const page = '/index.html'
const configuration = new NetworkFirst({ cacheName: 'portal-configuration', networkTimeoutSeconds })

const worker = new Serwist({
  precacheEntries: self.portalFiles,
  // An address is a page's, never a file's by another name.
  precacheOptions: { cleanupOutdatedCaches: true, cleanURLs: false, directoryIndex: null },
  runtimeCaching: [
    {
      matcher: ({ request, url, sameOrigin }) =>
        sameOrigin && request.mode === 'navigate' && isPage(url.pathname) && pageFor(url.pathname) === page,
      handler: new NetworkOnly({
        networkTimeoutSeconds,
        plugins: [{ handlerDidError: () => worker.matchPrecache(page) }],
      }),
    },
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname === '/config.json',
      handler: configuration,
    },
  ],
})

worker.addEventListeners()

// The first page has read its configuration before there was a worker, and the next may be opened without a connection.
self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all(configuration.handleAll({ event, request: new Request('/config.json') })))
})
