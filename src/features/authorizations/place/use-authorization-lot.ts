import { useQuery } from '@tanstack/react-query'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import type { SessionProperty } from '@/session/session-schema'
import { useSession } from '@/session/use-session'
import { findLot } from './find-lot'

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
