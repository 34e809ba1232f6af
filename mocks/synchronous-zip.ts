import { type Zippable, zipSync } from 'fflate/browser'

/*
 * A workbook is a zip. The library that writes it hands large parts to a worker made of a text, which the page's policy
 * refuses, and rightly. So in a browser this stands in for its zip (see `rsbuild.config.ts`): the same, at once.
 */

type Done = (error: null, archive: Uint8Array) => void

/** As the library calls it. */
export const zip = (files: Zippable, done: Done): void => done(null, zipSync(files))

// Whatever else is asked of it, by the portal's own reader of workbooks too, is the library's.
export * from 'fflate/browser'
