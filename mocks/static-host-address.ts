import { parseUrl } from './parse-url.ts'

/*
 * A host of files has no page at most addresses of the portal. It has one where the demo begins, which is told by `?at=`
 * what is meant: by the host's own 404 (`src/static-host/find-demo.ts`), and by links that are to open on any host.
 */

/** The parts of a query, as they are written. */
const partsOf = (search: string) => search.slice(1).split('&')
const isAt = (part: string) => part.startsWith('at=')

/** Whether this page comes from such a host. */
export const isOnStaticHost = (): boolean => document.querySelector('meta[name="portal-host"]') !== null

/** The address of a page below `root`, such as `/demo/`, as that host has it. */
export function toStartPageAddress(address: URL, root: string): URL {
  const path = address.pathname.slice(root.length)
  if (path === '' || !address.pathname.startsWith(root)) return address
  const url = new URL(address)
  url.pathname = root
  // A slash needs no sign of its own in a query, and is easier to read.
  const asked = encodeURIComponent(path).replaceAll('%2F', '/')
  url.search = [`at=${asked}`, ...partsOf(address.search)].filter((part) => part !== '').join('&')
  return url
}

/** An address of the demo's own; undefined for any other. */
function parseDemoAddress(text: string, base: string): URL | undefined {
  const url = parseUrl(text, base)
  return url?.href.startsWith(base) ? url : undefined
}

/**
 * The address that is meant by the one that was opened; what else is in its query belongs to it. What is meant may be told
 * in the same way what it means. Such a host has a folder with a page where the portal has an address: what is the
 * folder's is not in the answer.
 */
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
