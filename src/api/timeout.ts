export const timeoutMs = 30_000

/** The timeout of downloads, which the API generates on request, and of uploads. */
export const longTimeoutMs = 600_000

/**
 * Starts a timeout; call `stop` after reading the whole body. It replaces `AbortSignal.any`, which some browsers
 * lack.
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
