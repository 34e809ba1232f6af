import { listAuthorizations, listAuthorizedPeople } from '@/api/generated/authorizations/authorizations'
import type { AuthorizationSummary } from '@/api/generated/model/authorizationSummary'
import type { NamedPerson } from '@/api/generated/model/namedPerson'
import { cutText } from '@/patterns/filters/cut-text'
import { authorizationSearchLimit } from '../search-limit'

/** Of so many whose list does not tell it, it is asked whether somebody is on them. */
const maxDetailReads = 3

/** The valid authorizations of a lot that somebody is on, as far as the first page of a search for their name tells. */
export async function findOtherAuthorizations(
  person: NamedPerson,
  { rp, pid }: { rp: number; pid: number },
  signal: AbortSignal,
): Promise<AuthorizationSummary[]> {
  const filter = { search: cutText(person.full_name, authorizationSearchLimit), is_active: true }
  const { results } = await listAuthorizations(rp, pid, filter, { signal })
  const isNamedIn = ({ people }: AuthorizationSummary) => people.some(({ id }) => id === person.id)
  // Of its people an authorization as listed tells the first five.
  const doubtful = results
    .filter((one) => !isNamedIn(one) && one.people.length < one.count_authorized)
    .slice(0, maxDetailReads)
  const answers = await Promise.all(doubtful.map(({ id }) => isAuthorizedIn(person, id, signal)))
  return [...results.filter(isNamedIn), ...doubtful.filter((_, index) => answers[index])]
}

async function isAuthorizedIn(
  person: NamedPerson,
  authorizationId: number,
  signal: AbortSignal,
): Promise<boolean> {
  const filter = { full_name: cutText(person.full_name, authorizationSearchLimit) }
  const { results } = await listAuthorizedPeople(authorizationId, filter, { signal })
  return results.some(({ id }) => id === person.id)
}
