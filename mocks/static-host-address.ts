import { parseUrl } from './parse-url.ts'

/*
 * A static host has no files for most addresses of the portal. The 404 page of the host (`src/static-host/find-demo.ts`)
 * and links that work on any host therefore open the root of the demo, with the intended address in `?at=`.
 */

/** Splits a query without decoding it. */
const splitQuery = (search: string) => search.slice(1).split('&')
const isAtParameter = (part: string) => part.startsWith('at=')

/** Whether this page was built for a static host. */
export const isBuiltForStaticHost = (): boolean => document.querySelector('meta[name="portal-host"]') !== null

/** Converts an address below `root`, such as `/demo/`, to the root with `?at=`. */
export function toRootAddress(address: URL, root: string): URL {
  const path = address.pathname.slice(root.length)
  if (path === '' || !address.pathname.startsWith(root)) return address
  const url = new URL(address)
  url.pathname = root
  // Queries may contain a slash, which is easier to read than `%2F`.
  const encodedPath = encodeURIComponent(path).replaceAll('%2F', '/')
  url.search = [`at=${encodedPath}`, ...splitQuery(address.search)].filter((part) => part !== '').join('&')
  return url
}

/** Parses an address of the demo; undefined for any other address. */
function parseDemoAddress(text: string, base: string): URL | undefined {
  const url = parseUrl(text, base)
  return url?.href.startsWith(base) ? url : undefined
}

/**
 * Returns the intended address of an opened URL: resolves `?at=`, which may be nested, and removes `index.html` and the
 * slashes that static hosts add for folders.
 */
export function resolveIntendedAddress(openedUrl: URL, root: string): URL {
  const intendedText = openedUrl.searchParams.get('at')
  const intendedUrl =
    intendedText === null ? undefined : parseDemoAddress(intendedText, openedUrl.origin + root)
  const url = intendedUrl ?? new URL(openedUrl)
  if (intendedUrl) {
    const otherParts = splitQuery(openedUrl.search).filter((part) => !isAtParameter(part))
    url.search = [intendedUrl.search.slice(1), ...otherParts].filter((part) => part !== '').join('&')
    url.hash ||= openedUrl.hash
    if (url.searchParams.has('at')) return resolveIntendedAddress(url, root)
  }
  url.pathname = url.pathname.replace(/\/index\.html$/, '/')
  if (url.pathname !== root) url.pathname = url.pathname.replace(/\/+$/, '')
  return url
}
