/** Calls `run` when the browser is idle, at the latest after 10 seconds. Returns the function that cancels the call. */
export function runWhenIdle(run: () => void): () => void {
  // Safari has no `requestIdleCallback`, so a timer replaces it.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 2_000)
    return () => clearTimeout(timer)
  }
  const request = window.requestIdleCallback(run, { timeout: 10_000 })
  return () => window.cancelIdleCallback(request)
}
