declare const __webpack_public_path__: string

/** The base path of this page's build, with a slash at both ends, as the bundler knows it. */
export const getPageRoot = (): string => new URL(__webpack_public_path__, location.href).pathname

declare const __webpack_hash__: string

/** The hash of this page's build. */
export const getPageBuild = (): string => __webpack_hash__
