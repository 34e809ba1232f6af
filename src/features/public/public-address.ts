import { parseLinkId } from '@/paths'

export interface PublicAddress {
  page: 'invitation' | 'unsubscribe'
  key?: string
}

const pages = { invite: 'invitation', unsubscribe: 'unsubscribe' } as const
const isPage = (segment: string): segment is keyof typeof pages => Object.hasOwn(pages, segment)

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

export function readPublicAddress(pathname: string): PublicAddress | undefined {
  const [page = '', segment = '', ...others] = pathname.slice(1).replace(/\/$/, '').split('/')
  if (!isPage(page) || segment === '' || others.length > 0) return undefined
  return { page: pages[page], key: parseLinkId(decodeSegment(segment)) }
}
