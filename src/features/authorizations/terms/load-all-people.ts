import { listAuthorizedPeople } from '@/api/generated/authorizations/authorizations'
import type { AuthorizedPerson } from '@/api/generated/model/authorizedPerson'

const pageSize = 100

/** Loads all people of an authorization, a hundred people per request. */
export async function loadAllPeople(id: number, signal: AbortSignal): Promise<AuthorizedPerson[]> {
  const people = new Map<number, AuthorizedPerson>()
  for (let page = 1; ; page += 1) {
    const { results, count } = await listAuthorizedPeople(id, { page, page_size: pageSize }, { signal })
    for (const person of results) people.set(person.id, person)
    if (results.length === 0 || page * pageSize >= count) return [...people.values()]
  }
}
