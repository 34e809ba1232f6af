import { NetworkFirst, NetworkOnly, type PrecacheEntry, Serwist } from 'serwist'
import { stripBasePath, withBasePath } from './base-path'
import { getPageFile, isPage } from './hosting/page-addresses'

/*
 * Caches the portal's page, code and configuration, so that saved passes can be opened offline. The saved passes are in the
 * browser's storage. The worker does not handle API calls.
 */

interface WorkerScope {
  /** The files to cache. The build inserts them. */
  portalFiles: PrecacheEntry[]
  addEventListener(
    type: 'install',
    listener: (event: Parameters<NetworkFirst['handleAll']>[0]['event']) => void,
  ): void
}
declare const self: WorkerScope

const networkTimeoutSeconds = 4
const page = '/index.html'
const configurationAddress = withBasePath('/config.json')

/** Whether the page at an address is `index.html`, or has the same content. */
function isPortalPage(pathname: string): boolean {
  const path = stripBasePath(pathname)
  return path !== undefined && isPage(path) && getPageFile(path) === page
}

const configurationHandler = new NetworkFirst({ cacheName: 'portal-configuration', networkTimeoutSeconds })

const worker = new Serwist({
  precacheEntries: self.portalFiles,
  precacheOptions: { cleanupOutdatedCaches: true, cleanURLs: false, directoryIndex: null },
  runtimeCaching: [
    {
      matcher: ({ request, url, sameOrigin }) =>
        sameOrigin && request.mode === 'navigate' && isPortalPage(url.pathname),
      handler: new NetworkOnly({
        networkTimeoutSeconds,
        plugins: [{ handlerDidError: () => worker.matchPrecache(withBasePath(page)) }],
      }),
    },
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname === configurationAddress,
      handler: configurationHandler,
    },
  ],
})

worker.addEventListeners()

// The worker did not handle the first page load, so it caches the configuration now, in case the next page load is
// offline.
self.addEventListener('install', (event) => {
  event.waitUntil(
    Promise.all(configurationHandler.handleAll({ event, request: new Request(configurationAddress) })),
  )
})
