/** Calls once nothing else is to be done; answers how to call it off before that. */
export function runWhenIdle(run: () => void): () => void {
  // Safari has no idle time to offer.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 2_000)
    return () => clearTimeout(timer)
  }
  const request = window.requestIdleCallback(run, { timeout: 10_000 })
  return () => window.cancelIdleCallback(request)
}
