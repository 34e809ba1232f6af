import { NetworkFirst, NetworkOnly, type PrecacheEntry, Serwist } from 'serwist'
import { isPage, pageFor } from './page-addresses'

/*
 * The service worker of the residents' build: holds the page, and of its code what a pass needs, so that one that was
 * seen can be shown without a connection. What people see is not here but in the browser's storage, which the portal
 * itself empties; calls to the API pass by.
 */

/** The build writes here what there is to hold. */
declare const self: { portalFiles: PrecacheEntry[] }

/** Whoever waits longer at the gate is better served with what is here. */
const networkTimeoutSeconds = 4
const page = '/index.html'

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
      handler: new NetworkFirst({ cacheName: 'portal-configuration', networkTimeoutSeconds }),
    },
  ],
})

worker.addEventListeners()
