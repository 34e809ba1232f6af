/*
 * Which page an address is of. Servers and the service worker ask; run by Node as it is, so it imports nothing.
 */

/** Files whose name changes with what is in them, and the API where it is at the portal's own origin. */
const elsewhere = /^\/(?:static|fapi|api|public|uploads)\//

/** A file at the root: no page of the portal has an address of one word with an ending. */
const rootFile = /^\/[^/]*\.[^/.]+$/

/** Whether an address that is no file is a page's: a missing file, or a call that finds nothing, is a 404. */
export const isPage = (pathname: string): boolean => !elsewhere.test(pathname) && !rootFile.test(pathname)

/** Whether what is at an address may change without its name changing. */
export const mayChange = (pathname: string): boolean => !elsewhere.test(pathname)

/**
 * The page that a server gives for an address that is no file: `public.html` for the pages that are opened from a link,
 * which start by themselves and quickly, `index.html` for the rest. A server that knows but one gives `index.html`: the
 * portal has those pages too.
 */
const linkAddresses = /^\/(?:invite|unsubscribe)\/[^/]+\/?$/

/** The page for an address, as a path of the build. */
export const pageFor = (pathname: string): string =>
  linkAddresses.test(pathname) ? '/public.html' : '/index.html'
