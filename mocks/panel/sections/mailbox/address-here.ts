/** Converts a link of a mail to this page's host, and to the portal's base path `root`. */
export function addressHere(link: string, root: string): string {
  const { pathname, search, hash } = new URL(link, 'http://portal.invalid')
  const path = pathname.startsWith(root) ? pathname.slice(root.length) : pathname
  // Two slashes would lead to another host.
  return `${root}${path.replace(/^\/+/, '')}${search}${hash}`
}
