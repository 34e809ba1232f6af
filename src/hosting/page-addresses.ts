/* Node runs this module unbuilt, so it imports nothing. */

/** Files with a hash in their name, and the API if it shares the origin of the portal. */
const hashedOrApi = /^\/(?:static|fapi|api|public|uploads)\//

/** No page of the portal has an address of one segment with an extension. */
const rootFile = /^\/[^/]*\.[^/.]+$/

/** Whether a server answers an address with a page. A missing file or API path gets a 404. */
export const isPage = (pathname: string): boolean => !hashedOrApi.test(pathname) && !rootFile.test(pathname)

/** Whether the content at an address can change while the address stays the same. */
export const mayChange = (pathname: string): boolean => !hashedOrApi.test(pathname)

/**
 * The addresses in messages get the smaller `public.html`. A server that answers every address with
 * `index.html` works too, because the portal contains the same pages.
 */
const linkAddresses = /^\/(?:invite|unsubscribe)\/[^/]+\/?$/

/** The HTML file for a page's address, as a path of the build. */
export const pageFor = (pathname: string): string =>
  linkAddresses.test(pathname) ? '/public.html' : '/index.html'
