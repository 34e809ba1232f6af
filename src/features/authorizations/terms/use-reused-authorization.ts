import { useQuery } from '@tanstack/react-query'
import {
  getAuthorization,
  getGetAuthorizationQueryKey,
  listAuthorizedPeople,
} from '@/api/generated/authorizations/authorizations'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import type { AuthorizedPerson } from '@/api/generated/model/authorizedPerson'

/** The source of the values of a new authorization or invitation. */
export interface ReusedAuthorization {
  authorization: AuthorizationDetail
  /** All people of the authorization; empty for an invitation, because its guests add themselves. */
  people: AuthorizedPerson[]
}

const pageSize = 100

/** Loads an authorization and all its people, a hundred per request. Sends no request without an id. */
export function useReusedAuthorization(id: number | undefined) {
  return useQuery({
    queryKey: [...getGetAuthorizationQueryKey(id ?? 0), 'reused'],
    queryFn: ({ signal }) => readReusedAuthorization(id ?? 0, signal),
    enabled: id !== undefined,
  })
}

async function readReusedAuthorization(id: number, signal: AbortSignal): Promise<ReusedAuthorization> {
  const authorization = await getAuthorization(id, { signal })
  const isInvitation = authorization.preauthorization_type === 'INVITE'
  return { authorization, people: isInvitation ? [] : await readAllPeople(id, signal) }
}

async function readAllPeople(id: number, signal: AbortSignal): Promise<AuthorizedPerson[]> {
  const people = new Map<number, AuthorizedPerson>()
  for (let page = 1; ; page += 1) {
    const { results, count } = await listAuthorizedPeople(id, { page, page_size: pageSize }, { signal })
    for (const person of results) people.set(person.id, person)
    if (results.length === 0 || page * pageSize >= count) return [...people.values()]
  }
}
