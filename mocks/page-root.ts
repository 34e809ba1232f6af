declare const __webpack_public_path__: string

/** Returns the path under which this page's build is served, with a slash at both ends. The bundler defines this path. */
export const getPageRoot = (): string => new URL(__webpack_public_path__, location.href).pathname

declare const __webpack_hash__: string

/** Returns the hash that the bundler gave to this page's build. */
export const getBuildHash = (): string => __webpack_hash__
