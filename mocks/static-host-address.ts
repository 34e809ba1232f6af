import { parseUrl } from './parse-url.ts'

/*
 * A static host has no file at most addresses of the portal. There the demo starts at its root, with the intended address in
 * `?at=`: from the host's 404 page (`src/static-host/find-demo.ts`), or from links that work on any host.
 */

/** Splits a query without decoding it. */
const partsOf = (search: string) => search.slice(1).split('&')
const isAt = (part: string) => part.startsWith('at=')

/** Whether this page was built for a static host. */
export const isOnStaticHost = (): boolean => document.querySelector('meta[name="portal-host"]') !== null

/** Converts an address below `root`, such as `/demo/`, to the start page with `?at=`. */
export function toStartPageAddress(address: URL, root: string): URL {
  const path = address.pathname.slice(root.length)
  if (path === '' || !address.pathname.startsWith(root)) return address
  const url = new URL(address)
  url.pathname = root
  // A slash is allowed in a query, and is easier to read than `%2F`.
  const asked = encodeURIComponent(path).replaceAll('%2F', '/')
  url.search = [`at=${asked}`, ...partsOf(address.search)].filter((part) => part !== '').join('&')
  return url
}

/** Parses an address of the demo; undefined for any other address. */
function parseDemoAddress(text: string, base: string): URL | undefined {
  const url = parseUrl(text, base)
  return url?.href.startsWith(base) ? url : undefined
}

/** Resolves `?at=`, also nested, and removes `index.html` and the slashes that static hosts add for folders. */
export function resolveIntendedAddress(opened: URL, root: string): URL {
  const asked = opened.searchParams.get('at')
  const found = asked === null ? undefined : parseDemoAddress(asked, opened.origin + root)
  const url = found ?? new URL(opened)
  if (found) {
    const others = partsOf(opened.search).filter((part) => !isAt(part))
    url.search = [found.search.slice(1), ...others].filter((part) => part !== '').join('&')
    url.hash ||= opened.hash
    if (url.searchParams.has('at')) return resolveIntendedAddress(url, root)
  }
  url.pathname = url.pathname.replace(/\/index\.html$/, '/')
  if (url.pathname !== root) url.pathname = url.pathname.replace(/\/+$/, '')
  return url
}
