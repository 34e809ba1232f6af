/**
 * Where a link of a mail leads on this page's own host: mails may carry another, and the portal may stand below a path,
 * which is its `root`.
 */
export function addressHere(link: string, root: string): string {
  const { pathname, search, hash } = new URL(link, 'http://portal.invalid')
  const path = pathname.startsWith(root) ? pathname.slice(root.length) : pathname
  // One that began with two slashes would be another host's.
  return `${root}${path.replace(/^\/+/, '')}${search}${hash}`
}
