import { useQuery } from '@tanstack/react-query'
import {
  getAuthorization,
  getGetAuthorizationQueryKey,
  listAuthorizedPeople,
} from '@/api/generated/authorizations/authorizations'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import type { AuthorizedPerson } from '@/api/generated/model/authorizedPerson'

/** The authorization or invitation whose values a new one copies. */
export interface ReusedAuthorization {
  authorization: AuthorizationDetail
  /** All people of the authorization; empty for an invitation, because its guests add themselves. */
  people: AuthorizedPerson[]
}

const pageSize = 100

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

async function loadAllPeople(id: number, signal: AbortSignal): Promise<AuthorizedPerson[]> {
  const people = new Map<number, AuthorizedPerson>()
  for (let page = 1; ; page += 1) {
    const { results, count } = await listAuthorizedPeople(id, { page, page_size: pageSize }, { signal })
    for (const person of results) people.set(person.id, person)
    if (results.length === 0 || page * pageSize >= count) return [...people.values()]
  }
}
