/** The address that a text is, read against `base` if one is given; undefined for none. Safari 16 has no `URL.canParse`. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
