declare const __webpack_public_path__: string

/** The path of the folder that this page's build stands in, with a slash at both ends. Asked of the bundler alone. */
export const pageRoot = (): string => new URL(__webpack_public_path__, location.href).pathname
