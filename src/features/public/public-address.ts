import { parseLinkId } from '@/paths'

export interface PublicAddress {
  page: 'invitation' | 'unsubscribe'
  /** The link id; undefined if it is malformed. */
  key?: string
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

export function readPublicAddress(pathname: string): PublicAddress | undefined {
  const [pageSegment = '', keySegment = '', ...others] = pathname.slice(1).replace(/\/$/, '').split('/')
  if (!isPageSegment(pageSegment) || keySegment === '' || others.length > 0) return undefined
  return { page: pagesBySegment[pageSegment], key: parseLinkId(decodeSegment(keySegment)) }
}
