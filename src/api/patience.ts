/** A call that has not been answered by then has failed (P9). */
export const patienceMs = 30_000

/** The same for a workbook, which the API makes while one waits (P9), and for a file on its way, while it moves. */
export const longPatienceMs = 600_000

/**
 * One signal for whoever cancels and for the patience that ends, which lasts until the whole body is here. A timer and a
 * listener of our own, because `AbortSignal.any` is younger than some of the phones at the gate.
 */
export function startPatience(milliseconds: number, caller?: AbortSignal | null) {
  const controller = new AbortController()
  let isOver = false
  const timer = setTimeout(() => {
    isOver = true
    controller.abort()
  }, milliseconds)
  const cancel = () => controller.abort(caller?.reason)
  if (caller?.aborted) cancel()
  caller?.addEventListener('abort', cancel, { once: true })
  return {
    signal: controller.signal,
    isOver: () => isOver,
    stop() {
      clearTimeout(timer)
      caller?.removeEventListener('abort', cancel)
    },
  }
}
