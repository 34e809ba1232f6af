export const timeoutMs = 30_000

/** For downloads, which the API generates on request, and for uploads. */
export const longTimeoutMs = 600_000

/**
 * Starts a timeout in milliseconds; call `stop` after the whole body. Some browsers lack `AbortSignal.any`.
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
