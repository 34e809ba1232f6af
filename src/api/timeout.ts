export const timeoutMs = 30_000

/** The timeout of uploads, and of downloads, which the API generates on request. */
export const longTimeoutMs = 600_000

/**
 * Starts the timeout of a request. `signal` aborts when the time is over or when the caller aborts. Call `stop`
 * after the whole body of the response was read. `AbortSignal.any` is not used, because some browsers lack it.
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
