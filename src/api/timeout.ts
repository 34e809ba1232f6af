/** The time after which an unanswered call fails. */
export const timeoutMs = 30_000

/** The timeout of downloads, which the API generates on request, and of uploads, whose progress restarts a shorter one. */
export const longTimeoutMs = 600_000

/**
 * Starts a timeout in milliseconds. Its signal aborts when the time is over or when the caller's signal aborts. Call `stop`
 * once the whole body has arrived. `AbortSignal.any` is missing in some supported browsers.
 */
export function startTimeout(milliseconds: number, caller?: AbortSignal | null) {
  const controller = new AbortController()
  let hasExpired = false
  const timer = setTimeout(() => {
    hasExpired = true
    controller.abort()
  }, milliseconds)
  const cancel = () => controller.abort(caller?.reason)
  if (caller?.aborted) cancel()
  caller?.addEventListener('abort', cancel, { once: true })
  return {
    signal: controller.signal,
    hasExpired: () => hasExpired,
    stop() {
      clearTimeout(timer)
      caller?.removeEventListener('abort', cancel)
    },
  }
}
