declare let __webpack_chunk_load__: (chunk: string) => Promise<unknown>

/** In this time, a page that the user leaves is gone. */
const delayMs = 300

/**
 * Delays the failure of each script that loads on demand. When the user leaves a page, the browser aborts its scripts; without the
 * delay, Firefox and Safari would log a failure, and show it for a moment. Call it once, at the start of the page.
 */
export function delayChunkFailures(): void {
  const load = __webpack_chunk_load__
  __webpack_chunk_load__ = (chunk) =>
    load(chunk).catch((error) => new Promise((_resolve, reject) => setTimeout(() => reject(error), delayMs)))
}
