/** A longer wait is more likely an error of a clock than a message to users. */
const maxSeconds = 24 * 60 * 60

/**
 * Returns the seconds that the header `Retry-After` asks to wait, rounded up. The header has seconds or an HTTP date.
 * Returns undefined if the header is absent or unreadable, or if the wait is over or longer than a day.
 */
export function readRetryAfter({ headers }: Response): number | undefined {
  const text = headers.get('Retry-After')?.trim() ?? ''
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - Date.now()) / 1000)
  return seconds > 0 && seconds <= maxSeconds ? seconds : undefined
}
