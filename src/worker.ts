import { NetworkFirst, NetworkOnly, type PrecacheEntry, Serwist } from 'serwist'
import { isPage, pageFor } from './hosting/page-addresses'

/*
 * Caches the page and the code of a saved pass, which works without a connection. Personal data is in the
 * browser's storage instead; API calls are not intercepted.
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

// The next page may be opened offline, and the worker was not there for the first.
self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all(configuration.handleAll({ event, request: new Request('/config.json') })))
})
