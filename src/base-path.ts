/*
 * The build for residents knows its folder (`BASE_PATH`), which is mostly the root of the host. A demo (a build with the mock
 * backend) may be in any folder of a host, which it finds out at run time. The paths of the portal begin with this folder.
 */

declare const __webpack_public_path__: string

/** The path of the portal's folder, with a slash at both ends. */
export const basePath: string = import.meta.env.PORTAL_MOCK
  ? new URL(__webpack_public_path__, location.href).pathname
  : `${import.meta.env.PORTAL_FOLDER || ''}/`

/** Prefixes a path such as `/login` with the portal's folder, for use outside of the router. */
export const withBasePath = (path: string): string =>
  import.meta.env.PORTAL_MOCK || import.meta.env.PORTAL_FOLDER ? basePath.slice(0, -1) + path : path

/** Returns the key of an entry in the browser storage. It has the folder, because all portals of a host share the storage. */
export const storageKey = (name: string): string =>
  (import.meta.env.PORTAL_MOCK || import.meta.env.PORTAL_FOLDER) && basePath !== '/'
    ? `${name} ${basePath}`
    : name

/** Removes the portal's folder from the start of `pathname`; undefined if `pathname` is outside of the folder. */
export const stripBasePath = (pathname: string): string | undefined => {
  if (!import.meta.env.PORTAL_MOCK && !import.meta.env.PORTAL_FOLDER) return pathname
  return pathname.startsWith(basePath) ? pathname.slice(basePath.length - 1) : undefined
}
