/* An installation is served from the root of its host. The paths of a demo begin with its folder on the host. */

declare const __webpack_public_path__: string

/** The path of the portal's folder, with a slash at both ends. */
export const basePath: string = import.meta.env.PORTAL_MOCK
  ? new URL(__webpack_public_path__, location.href).pathname
  : '/'

/** The address of a path such as `/login`, for use outside of the router. */
export const withBasePath = (path: string): string =>
  import.meta.env.PORTAL_MOCK ? basePath.slice(0, -1) + path : path

/** The name of an entry in the storage. A demo adds its folder, because the demos of one host share the storage. */
export const storageKey = (name: string): string =>
  import.meta.env.PORTAL_MOCK && basePath !== '/' ? `${name} ${basePath}` : name

/** Returns a path below the portal's folder; undefined for a path outside of the folder. */
export const stripBasePath = (pathname: string): string | undefined => {
  if (!import.meta.env.PORTAL_MOCK) return pathname
  return pathname.startsWith(basePath) ? pathname.slice(basePath.length - 1) : undefined
}
