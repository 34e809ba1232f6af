import { useQuery } from '@tanstack/react-query'
import { listAuthorizations } from '@/api/generated/authorizations/authorizations'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import { cutText } from '@/patterns/filters/search-text'
import type { SessionProperty } from '@/session/session-schema'
import { useSession } from '@/session/use-session'
import { authorizationSearchLimit } from '../search-limit'

/** The lot of an authorization, as far as it is known. */
interface AuthorizationLot {
  /** Undefined while it is looked for, and where it is none of the user's. */
  lot: SessionProperty | undefined
  isPending: boolean
  error: unknown
  retry: () => void
}

/**
 * The lot that an authorization is for: as the API tells it or, where it does not, the one of the user's lots whose list
 * has the authorization, the lot of this tab first.
 */
export function useAuthorizationLot(authorization: AuthorizationDetail | undefined): AuthorizationLot {
  const { session, lot: tabLot } = useSession()
  const told = authorization?.property_id
  const search = useQuery({
    queryKey: ['lot of authorization', authorization?.id],
    queryFn: ({ signal }) => {
      const others = session.properties.filter((lot) => lot !== tabLot)
      const lots = tabLot ? [tabLot, ...others] : others
      return authorization ? findLot(authorization, lots, signal) : null
    },
    enabled: authorization !== undefined && told === undefined,
  })
  const retry = () => void search.refetch()
  if (!authorization || told !== undefined) {
    const lot = session.properties.find(({ property_id }) => property_id === told)
    return { lot, isPending: false, error: undefined, retry }
  }
  return { lot: search.data ?? undefined, isPending: search.isPending, error: search.error, retry }
}

const pageSize = 10
/** Of more namesakes than are on so many pages none is looked through. */
const maxPages = 10

type SearchedAuthorization = Pick<AuthorizationDetail, 'id' | 'name'>

/** The first of some lots whose list has an authorization; null where none does. */
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
    if (results.some((one) => one.id === id)) return true
    if (page * pageSize >= count) return false
  }
  return false
}
