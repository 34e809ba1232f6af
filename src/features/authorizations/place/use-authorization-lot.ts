import { useQuery } from '@tanstack/react-query'
import { listAuthorizations } from '@/api/generated/authorizations/authorizations'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import { authorizationSearchLimit } from '@/domain/authorizations'
import { cutText } from '@/domain/cut-text'
import type { SessionProperty } from '@/session/session-schema'
import { useSession } from '@/session/use-session'

interface AuthorizationLot {
  /** Undefined until the lot is found. If the authorization belongs to none of the user's lots, `lot` stays undefined. */
  lot: SessionProperty | undefined
  isPending: boolean
  error: unknown
  retry: () => void
}

/**
 * Finds the user's lot to which an authorization belongs. If the authorization has no `property_id`, the hook searches the
 * user's lots one after another. It begins with the lot that is open in this browser tab.
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

/** The number of authorizations on a page of the list. */
const pageSize = 10
/** The maximum number of pages to search in each lot. Many authorizations may have similar names. */
const maxPages = 10

type SearchedAuthorization = Pick<AuthorizationDetail, 'id' | 'name'>

/** Returns the first of `lots` to which the authorization belongs, or null. */
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
