/*
 * Where the portal stands. A leaf. An installation has the root of its host; the demo may be in any folder of a host of
 * files, which it finds out by the address of its own script.
 */

declare const __webpack_public_path__: string

/** The path of the folder that the portal stands in, with a slash at both ends: `/` but in a demo. */
export const root: string = import.meta.env.PORTAL_MOCK
  ? new URL(__webpack_public_path__, location.href).pathname
  : '/'

/** The address of a path of the portal, such as `/login`, for what is no link of the router. */
export const rooted = (path: string): string =>
  import.meta.env.PORTAL_MOCK ? root.slice(0, -1) + path : path

/** What the browser is to call something that the portal keeps there: demos in folders of one host have each its own. */
export const storageName = (name: string): string =>
  import.meta.env.PORTAL_MOCK && root !== '/' ? `${name} ${root}` : name

/** The path of the portal that the path of an address means; undefined for what is not the portal's. */
export const pathWithin = (pathname: string): string | undefined => {
  if (!import.meta.env.PORTAL_MOCK) return pathname
  return pathname.startsWith(root) ? pathname.slice(root.length - 1) : undefined
}
