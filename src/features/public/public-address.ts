import { readKey } from '@/paths'

/** What a public address leads to. Without a key it is of a page, but of no link that can have been sent. */
export interface PublicAddress {
  page: 'invitation' | 'unsubscribe'
  key?: string
}

const pages = { invite: 'invitation', unsubscribe: 'unsubscribe' } as const
const isPage = (segment: string): segment is keyof typeof pages => Object.hasOwn(pages, segment)

/** The text that a segment of an address stands for; undefined if it is none. */
function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

/** Reads the address of a page that is opened from a link; undefined for every other address. */
export function readPublicAddress(pathname: string): PublicAddress | undefined {
  const [page = '', segment = '', ...others] = pathname.slice(1).replace(/\/$/, '').split('/')
  if (!isPage(page) || segment === '' || others.length > 0) return undefined
  return { page: pages[page], key: readKey(decodeSegment(segment)) }
}
