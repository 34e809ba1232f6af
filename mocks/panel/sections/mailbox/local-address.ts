/** Converts the full URL in a mail to a path on the current host. The path begins with `root`, the base path of the portal. */
export function toLocalAddress(link: string, root: string): string {
  const { pathname, search, hash } = new URL(link, 'http://portal.invalid')
  const path = pathname.startsWith(root) ? pathname.slice(root.length) : pathname
  // A path that begins with two slashes would open another host, so all slashes at the start are removed.
  return `${root}${path.replace(/^\/+/, '')}${search}${hash}`
}
