import { type Zippable, zipSync } from 'fflate/browser'

/* Replaces the zip of the workbook library in browsers, because its worker violates the Content Security Policy. */

type Callback = (error: null, archive: Uint8Array) => void

/** Zips synchronously, with the signature that the library calls. */
export const zip = (files: Zippable, callback: Callback): void => callback(null, zipSync(files))

// The workbook library and the portal's workbook reader need the other exports.
export * from 'fflate/browser'
