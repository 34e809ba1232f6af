import { parseUrl } from '../parse-url'

/**
 * The address of a file that somebody else named, if it may be opened: over https, or at one of the given origins. What
 * could run something in the page's name, or is no address at all, is undefined.
 */
export function openableAddress(address: string, origins: readonly string[]): string | undefined {
  const url = parseUrl(address)
  if (!url) return undefined
  const isOurs = url.protocol === 'http:' && origins.includes(url.origin)
  return url.protocol === 'https:' || isOurs ? url.href : undefined
}
