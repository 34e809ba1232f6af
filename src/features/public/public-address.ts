import { readKey } from '@/paths'

/** The page and the key of a public address. The key is undefined if it is invalid. */
export interface PublicAddress {
  page: 'invitation' | 'unsubscribe'
  key?: string
}

const pages = { invite: 'invitation', unsubscribe: 'unsubscribe' } as const
const isPage = (segment: string): segment is keyof typeof pages => Object.hasOwn(pages, segment)

/** Decodes a segment of a path; undefined if its encoding is invalid. */
function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

/** Parses the address of a public page; undefined for every other address. */
export function readPublicAddress(pathname: string): PublicAddress | undefined {
  const [page = '', segment = '', ...others] = pathname.slice(1).replace(/\/$/, '').split('/')
  if (!isPage(page) || segment === '' || others.length > 0) return undefined
  return { page: pages[page], key: readKey(decodeSegment(segment)) }
}
