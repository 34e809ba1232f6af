const firstDelayMs = 15_000
const longestDelayMs = 120_000

/**
 * Calls `retry` after 15, 30 and 60 seconds, and then every two minutes, while the page is visible and the device has a network. Calls
 * it at once when the page becomes visible again or the network comes back. Returns the function that stops the calls.
 */
export function scheduleRetries(retry: () => void): () => void {
  let delay = firstDelayMs
  let timer: ReturnType<typeof setTimeout>
  const canRetry = () => document.visibilityState === 'visible' && navigator.onLine
  const wait = () => {
    timer = setTimeout(() => {
      delay = Math.min(2 * delay, longestDelayMs)
      wait()
      if (canRetry()) retry()
    }, delay)
  }
  const retryNow = () => {
    if (canRetry()) retry()
  }
  wait()
  document.addEventListener('visibilitychange', retryNow)
  window.addEventListener('online', retryNow)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', retryNow)
    window.removeEventListener('online', retryNow)
  }
}
