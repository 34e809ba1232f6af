/* Node runs this module unbuilt, so it imports nothing. */

/** The paths of files with a hash in their name, and of the API if it shares the origin of the portal. */
const hashedOrApi = /^\/(?:static|fapi|api|public|uploads)\//

/** The path of a file at the root. No page of the portal has such a path. */
const rootFile = /^\/[^/]*\.[^/.]+$/

/** Whether a server responds with a page to an address without a file. Other addresses without a file get a 404. */
export const isPage = (pathname: string): boolean => !hashedOrApi.test(pathname) && !rootFile.test(pathname)

/** Whether the content at an address can change while the address stays the same. */
export const mayChange = (pathname: string): boolean => !hashedOrApi.test(pathname)

/**
 * The addresses of links in messages, which get the smaller `public.html`. `index.html` works for them too,
 * because the portal contains the same pages.
 */
const linkAddresses = /^\/(?:invite|unsubscribe)\/[^/]+\/?$/

/** The HTML file for a page's address, as a path of the build. */
export const pageFor = (pathname: string): string =>
  linkAddresses.test(pathname) ? '/public.html' : '/index.html'
