import { NetworkFirst, NetworkOnly, type PrecacheEntry, Serwist } from 'serwist'
import { isPage, pageFor } from './hosting/page-addresses'

/*
 * The service worker of the residents' build. It caches the page and the code of a saved pass, so that the
 * pass can be shown without a connection. Personal data is not cached here but in the browser's storage; API
 * calls are not intercepted.
 */

interface WorkerScope {
  /** The build writes the files to cache here. */
  portalFiles: PrecacheEntry[]
  addEventListener(
    type: 'install',
    take: (event: Parameters<NetworkFirst['handleAll']>[0]['event']) => void,
  ): void
}
declare const self: WorkerScope

/** After this time the cached files are used. */
const networkTimeoutSeconds = 4
const page = '/index.html'
const configuration = new NetworkFirst({ cacheName: 'portal-configuration', networkTimeoutSeconds })

const worker = new Serwist({
  precacheEntries: self.portalFiles,
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

// The first page loaded its configuration before the worker was installed, and the next may be opened
// offline.
self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all(configuration.handleAll({ event, request: new Request('/config.json') })))
})
