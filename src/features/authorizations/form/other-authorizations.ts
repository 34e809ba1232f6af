import { listAuthorizations, listAuthorizedPeople } from '@/api/generated/authorizations/authorizations'
import type { AuthorizationSummary } from '@/api/generated/model/authorizationSummary'
import type { NamedPerson } from '@/api/generated/model/namedPerson'

/** The contract's limit of a search. A sign of two halves is not cut in two. */
const searchFor = ({ full_name }: NamedPerson) => full_name.slice(0, 100).replace(/[\uD800-\uDBFF]$/, '')

/** The valid authorizations of a lot that somebody is on, as far as the first page of a search for their name tells. */
export async function otherAuthorizations(
  person: NamedPerson,
  { rp, pid }: { rp: number; pid: number },
  signal: AbortSignal,
): Promise<AuthorizationSummary[]> {
  const filter = { search: searchFor(person), is_active: true }
  const { results } = await listAuthorizations(rp, pid, filter, { signal })
  const areOn = await Promise.all(results.map((authorization) => isOn(person, authorization, signal)))
  return results.filter((_, index) => areOn[index])
}

/** Whether somebody is on an authorization: of its people the list tells the first five. */
async function isOn(person: NamedPerson, authorization: AuthorizationSummary, signal: AbortSignal) {
  const { id, people, count_authorized } = authorization
  if (people.some((other) => other.id === person.id)) return true
  if (people.length >= count_authorized) return false
  const { results } = await listAuthorizedPeople(id, { full_name: searchFor(person) }, { signal })
  return results.some((other) => other.id === person.id)
}
