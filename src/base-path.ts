/*
 * The folder of the host that serves the portal. An installation is served from the root; the demo may be in
 * any folder of a static host, and derives it from the address of its own script. This module imports
 * nothing.
 */

declare const __webpack_public_path__: string

/** The path of the portal's folder, with a slash at both ends. Always `/` outside of a demo. */
export const basePath: string = import.meta.env.PORTAL_MOCK
  ? new URL(__webpack_public_path__, location.href).pathname
  : '/'

/** The address of a path of the portal, such as `/login`, for use outside of the router. */
export const withBasePath = (path: string): string =>
  import.meta.env.PORTAL_MOCK ? basePath.slice(0, -1) + path : path

/**
 * The name of an entry in the browser's storage. Demos in folders of one host share an origin, so each has
 * its own names.
 */
export const storageKey = (name: string): string =>
  import.meta.env.PORTAL_MOCK && basePath !== '/' ? `${name} ${basePath}` : name

/** The portal's path for the path of an address; undefined outside of the portal's folder. */
export const stripBasePath = (pathname: string): string | undefined => {
  if (!import.meta.env.PORTAL_MOCK) return pathname
  return pathname.startsWith(basePath) ? pathname.slice(basePath.length - 1) : undefined
}
