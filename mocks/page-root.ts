declare const __webpack_public_path__: string

/** Returns the base path of this page's build, as the bundler defines it, with a slash at both ends. */
export const getPageRoot = (): string => new URL(__webpack_public_path__, location.href).pathname

declare const __webpack_hash__: string

/** Returns the hash of this page's build. */
export const getPageBuild = (): string => __webpack_hash__
