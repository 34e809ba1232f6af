import { type Zippable, zipSync } from 'fflate/browser'

/*
 * Replaces `fflate`, which the workbook library imports, in the builds for browsers. The `zip` function of `fflate` starts a
 * worker, which the Content Security Policy forbids.
 */

type Callback = (error: null, archive: Uint8Array) => void

/** Zips synchronously, but has the parameters of the asynchronous `zip` that the workbook library calls. */
export const zip = (files: Zippable, callback: Callback): void => callback(null, zipSync(files))

// The workbook library and the portal's reader of workbooks need the other exports.
export * from 'fflate/browser'
