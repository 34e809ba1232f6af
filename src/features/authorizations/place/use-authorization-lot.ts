import { useQuery } from '@tanstack/react-query'
import { listAuthorizations } from '@/api/generated/authorizations/authorizations'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import { cutText } from '@/patterns/filters/search-text'
import type { SessionProperty } from '@/session/session-schema'
import { useSession } from '@/session/use-session'
import { authorizationSearchLimit } from '../search-limit'

interface AuthorizationLot {
  /** Undefined during the search, or if the authorization belongs to no lot of the user. */
  lot: SessionProperty | undefined
  isPending: boolean
  error: unknown
  retry: () => void
}

/**
 * Finds the lot of an authorization: the lot in the API's response, or else the user's lot whose list contains
 * the authorization. The search begins with the lot of this tab.
 */
export function useAuthorizationLot(authorization: AuthorizationDetail | undefined): AuthorizationLot {
  const { session, lot: tabLot } = useSession()
  const lotId = authorization?.property_id
  const search = useQuery({
    queryKey: ['lot of authorization', authorization?.id],
    queryFn: ({ signal }) => {
      const otherLots = session.properties.filter((lot) => lot !== tabLot)
      const lots = tabLot ? [tabLot, ...otherLots] : otherLots
      return authorization ? findLot(authorization, lots, signal) : null
    },
    enabled: authorization !== undefined && lotId === undefined,
  })
  const retry = () => void search.refetch()
  if (!authorization || lotId !== undefined) {
    const lot = session.properties.find(({ property_id }) => property_id === lotId)
    return { lot, isPending: false, error: undefined, retry }
  }
  return { lot: search.data ?? undefined, isPending: search.isPending, error: search.error, retry }
}

const pageSize = 10
/** The search in a lot stops after this many pages, because many authorizations may match one name. */
const maxPages = 10

type SearchedAuthorization = Pick<AuthorizationDetail, 'id' | 'name'>

/** Returns the first lot whose list contains the authorization, or null. */
async function findLot(
  authorization: SearchedAuthorization,
  lots: readonly SessionProperty[],
  signal: AbortSignal,
): Promise<SessionProperty | null> {
  for (const lot of lots) {
    if (await isListed(authorization, lot, signal)) return lot
  }
  return null
}

async function isListed(
  { id, name }: SearchedAuthorization,
  lot: SessionProperty,
  signal: AbortSignal,
): Promise<boolean> {
  for (let page = 1; page <= maxPages; page += 1) {
    const filter = { search: cutText(name, authorizationSearchLimit), page }
    const { count, results } = await listAuthorizations(lot.real_property_id, lot.property_id, filter, {
      signal,
    })
    if (results.some((result) => result.id === id)) return true
    if (page * pageSize >= count) return false
  }
  return false
}
