import { parseLinkId } from '@/domain/link-ids'

/** The address of a page that everybody can open without a sign-in. */
export interface PublicAddress {
  page: 'invitation' | 'unsubscribe' | 'shared pass'
  /** The link id; undefined if it is malformed, and for a shared pass. */
  linkId?: string
}

const pagesBySegment = { invite: 'invitation', unsubscribe: 'unsubscribe' } as const
const isPageSegment = (segment: string): segment is keyof typeof pagesBySegment =>
  Object.hasOwn(pagesBySegment, segment)

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

/**
 * Reads the public page and the link id from a path without the base path. Returns undefined if the path does not have
 * the form `/invite/…`, `/unsubscribe/…`, `/pase` or `/pase/…`.
 */
export function readPublicAddress(pathname: string): PublicAddress | undefined {
  const [pageSegment = '', keySegment = '', ...others] = pathname.slice(1).replace(/\/$/, '').split('/')
  // Not `paths.sharedPass()`: the first script of an invitation would contain the addresses of all screens.
  if (pageSegment === 'pase' && others.length === 0) return { page: 'shared pass' }
  if (!isPageSegment(pageSegment) || keySegment === '' || others.length > 0) return undefined
  return { page: pagesBySegment[pageSegment], linkId: parseLinkId(decodeSegment(keySegment)) }
}
