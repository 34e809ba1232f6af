import { type Zippable, zipSync } from 'fflate/browser'

/* Replaces the workbook library's zip in browsers: its worker, created from text, violates the page's policy. */

type Done = (error: null, archive: Uint8Array) => void

/** Zips synchronously, with the signature that the library calls. */
export const zip = (files: Zippable, done: Done): void => done(null, zipSync(files))

// The other exports are the library's; the portal's workbook reader needs them too.
export * from 'fflate/browser'
