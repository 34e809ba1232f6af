declare const __webpack_public_path__: string

/** The path of the folder that this page's build stands in, with a slash at both ends. Asked of the bundler alone. */
export const getPageRoot = (): string => new URL(__webpack_public_path__, location.href).pathname

declare const __webpack_hash__: string

/** What changes with the code of this page's build. */
export const getPageBuild = (): string => __webpack_hash__
