/** Converts a link of a mail to this page's host, and to the portal's base path `root`. */
export function addressHere(link: string, root: string): string {
  const { pathname, search, hash } = new URL(link, 'http://portal.invalid')
  const path = pathname.startsWith(root) ? pathname.slice(root.length) : pathname
  // One that began with two slashes would be another host's.
  return `${root}${path.replace(/^\/+/, '')}${search}${hash}`
}
