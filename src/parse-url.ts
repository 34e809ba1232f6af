/**
 * Parses a URL, which may be relative if `base` is given. Returns undefined if the URL is invalid. `URL.parse` and
 * `URL.canParse` do not exist in Safari 16.
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
