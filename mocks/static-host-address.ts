import { parseUrl } from './parse-url.ts'

/*
 * A static host has no files for most addresses of the portal. The host's 404 page (`src/static-host/redirect-to-demo.ts`)
 * therefore opens the root of the demo, with the intended address in `?at=`. The links that the demo panel copies do the same.
 */

/** Splits a query string, which begins with `?`, into its undecoded parts. */
const splitQueryString = (search: string) => search.slice(1).split('&')
const isAtParameter = (part: string) => part.startsWith('at=')

/** Whether this page was built for a static host. */
export const isBuiltForStaticHost = (): boolean => document.querySelector('meta[name="portal-host"]') !== null

/**
 * Converts an address below `root` to `root` with `?at=`. Returns any other address unchanged. `root` is the path of the
 * demo's folder, such as `/demo/`.
 */
export function toRootAddress(address: URL, root: string): URL {
  const path = address.pathname.slice(root.length)
  if (path === '' || !address.pathname.startsWith(root)) return address
  const url = new URL(address)
  url.pathname = root
  // A query string may contain a slash, which is easier to read than `%2F`.
  const encodedPath = encodeURIComponent(path).replaceAll('%2F', '/')
  url.search = [`at=${encodedPath}`, ...splitQueryString(address.search)]
    .filter((part) => part !== '')
    .join('&')
  return url
}

/** Parses an absolute or relative address; undefined if the address is not below `base`, the URL of the demo. */
function parseDemoAddress(text: string, base: string): URL | undefined {
  const url = parseUrl(text, base)
  return url?.href.startsWith(base) ? url : undefined
}

/**
 * Returns the address that the user wanted to open with `openedUrl`. Resolves `?at=`, which may be nested. Removes
 * `index.html` and the slashes that static hosts add for folders.
 */
export function resolveIntendedAddress(openedUrl: URL, root: string): URL {
  const intendedText = openedUrl.searchParams.get('at')
  const intendedUrl =
    intendedText === null ? undefined : parseDemoAddress(intendedText, openedUrl.origin + root)
  const url = intendedUrl ?? new URL(openedUrl)
  if (intendedUrl) {
    const otherParts = splitQueryString(openedUrl.search).filter((part) => !isAtParameter(part))
    url.search = [intendedUrl.search.slice(1), ...otherParts].filter((part) => part !== '').join('&')
    url.hash ||= openedUrl.hash
    if (url.searchParams.has('at')) return resolveIntendedAddress(url, root)
  }
  url.pathname = url.pathname.replace(/\/index\.html$/, '/')
  if (url.pathname !== root) url.pathname = url.pathname.replace(/\/+$/, '')
  return url
}
