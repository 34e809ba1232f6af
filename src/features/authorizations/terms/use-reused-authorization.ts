import { useQuery } from '@tanstack/react-query'
import { getAuthorization, getGetAuthorizationQueryKey } from '@/api/generated/authorizations/authorizations'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import type { AuthorizedPerson } from '@/api/generated/model/authorizedPerson'
import { loadAllPeople } from './load-all-people'

/** The authorization or invitation whose values a new one copies. */
export interface ReusedAuthorization {
  authorization: AuthorizationDetail
  /** All people of the authorization; empty for an invitation, because its guests add themselves. */
  people: AuthorizedPerson[]
}

/** Loads an authorization and its people, a hundred people per request. If `id` is undefined, no request is sent. */
export function useReusedAuthorization(id: number | undefined) {
  return useQuery({
    queryKey: [...getGetAuthorizationQueryKey(id ?? 0), 'reused'],
    queryFn: ({ signal }) => loadReusedAuthorization(id ?? 0, signal),
    enabled: id !== undefined,
  })
}

async function loadReusedAuthorization(id: number, signal: AbortSignal): Promise<ReusedAuthorization> {
  const authorization = await getAuthorization(id, { signal })
  const isInvitation = authorization.preauthorization_type === 'INVITE'
  return { authorization, people: isInvitation ? [] : await loadAllPeople(id, signal) }
}
