import { parseUrl } from '../parse-url'

/** Returns the URL if it has https, or http and one of the origins. Other schemes could run a script. */
export function getOpenableUrl(address: string, origins: readonly string[]): string | undefined {
  const url = parseUrl(address)
  if (!url) return undefined
  const isOurs = url.protocol === 'http:' && origins.includes(url.origin)
  return url.protocol === 'https:' || isOurs ? url.href : undefined
}
