/*
 * This module maps addresses to the pages of the build, for servers and the service worker. Node runs it
 * unbuilt, so it imports nothing.
 */

/** Files with a content hash in their name, and the API when it shares the portal's origin. */
const hashedOrApi = /^\/(?:static|fapi|api|public|uploads)\//

/** A file at the root. No page of the portal has an address of one segment with an extension. */
const rootFile = /^\/[^/]*\.[^/.]+$/

/** Whether a server answers an address without a file with a page. A missing file or API path gets a 404. */
export const isPage = (pathname: string): boolean => !hashedOrApi.test(pathname) && !rootFile.test(pathname)

/** Whether the content at an address can change while the address stays the same. */
export const mayChange = (pathname: string): boolean => !hashedOrApi.test(pathname)

/**
 * The addresses in messages. Servers answer them with `public.html`, which is smaller and starts sooner. A
 * server that answers every address with `index.html` works too: the portal contains the same pages.
 */
const linkAddresses = /^\/(?:invite|unsubscribe)\/[^/]+\/?$/

/** The HTML file for a page's address, as a path of the build. */
export const pageFor = (pathname: string): string =>
  linkAddresses.test(pathname) ? '/public.html' : '/index.html'
