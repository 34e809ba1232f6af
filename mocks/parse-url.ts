/** Parses a URL, which may be relative to `base`. Returns undefined for an invalid URL. Safari 16 has no `URL.parse`. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
