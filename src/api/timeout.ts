export const timeoutMs = 30_000

/**
 * The timeout of calls that send a form with a file or download a workbook. The API generates a workbook on request, which
 * takes long.
 */
export const longTimeoutMs = 600_000

/**
 * Starts the timeout of a request. The returned `signal` aborts when the time is over or when `callerSignal` aborts. Call
 * `stop` after the whole body of the response was read. `AbortSignal.any` is not used, because some browsers lack it.
 */
export function startTimeout(milliseconds: number, callerSignal?: AbortSignal | null) {
  const controller = new AbortController()
  let hasExpired = false
  const timer = setTimeout(() => {
    hasExpired = true
    controller.abort()
  }, milliseconds)
  const cancel = () => controller.abort(callerSignal?.reason)
  if (callerSignal?.aborted) cancel()
  callerSignal?.addEventListener('abort', cancel, { once: true })
  return {
    signal: controller.signal,
    hasExpired: () => hasExpired,
    stop() {
      clearTimeout(timer)
      callerSignal?.removeEventListener('abort', cancel)
    },
  }
}
