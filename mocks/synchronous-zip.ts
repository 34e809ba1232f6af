import { type Zippable, zipSync } from 'fflate/browser'

/*
 * The workbook library zips large parts in a worker created from text, which the page's Content Security Policy blocks. In
 * browsers `rsbuild.config.ts` replaces its zip by this synchronous one.
 */

type Done = (error: null, archive: Uint8Array) => void

/** Zips synchronously, with the signature that the library calls. */
export const zip = (files: Zippable, done: Done): void => done(null, zipSync(files))

// The other exports are the library's; the portal's workbook reader needs them too.
export * from 'fflate/browser'
