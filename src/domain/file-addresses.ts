import { parseUrl } from '../parse-url'

/**
 * Returns the address of a file if it is safe in a link: an https address, or an http address whose origin is in `origins`
 * (the origins of the portal and its API). Otherwise returns undefined; a `javascript:` address, for example, would run a script.
 */
export function getOpenableUrl(address: string, origins: readonly string[]): string | undefined {
  const url = parseUrl(address)
  if (!url) return undefined
  const isOwnHttp = url.protocol === 'http:' && origins.includes(url.origin)
  return url.protocol === 'https:' || isOwnHttp ? url.href : undefined
}

/**
 * Whether a page at `pageUrl` may load the address as a picture: a picture in a `data:` address, or an address at one of the
 * `origins`, which may be relative to the page. A `javascript:` address has no origin.
 */
export function isLoadablePicture(address: string, pageUrl: string, origins: readonly string[]): boolean {
  const url = parseUrl(address, pageUrl)
  if (!url) return false
  return url.protocol === 'data:'
    ? url.pathname.toLowerCase().startsWith('image/')
    : origins.includes(url.origin)
}
