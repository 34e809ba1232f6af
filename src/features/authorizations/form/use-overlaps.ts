import { useQueries } from '@tanstack/react-query'
import { useFormikContext } from 'formik'
import { listAuthorizations, listAuthorizedPeople } from '@/api/generated/authorizations/authorizations'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import type { AuthorizationSummary } from '@/api/generated/model/authorizationSummary'
import type { NamedPerson } from '@/api/generated/model/namedPerson'
import { type AllowedTime, isOverlapping } from '@/domain/allowed-days'
import { cutText } from '@/patterns/filters/search-text'
import { authorizationSearchLimit } from '../search-limit'
import { allowedTimeOf } from '../terms/allowed-time'
import { useLotReference } from '../terms/use-lot-reference'
import type { AuthorizationValues } from './values'

/** The maximum number of people to look up, so that the warning does not cost too many requests. */
const maxPeople = 10

/**
 * Finds the added people who are already authorized at the same time. If the days or hours of an existing
 * authorization change, it also covers the people who stay. Each person is looked up once; errors are
 * ignored.
 */
export function useOverlaps(authorization: AuthorizationDetail | undefined): Overlap[] {
  const { values, initialValues } = useFormikContext<AuthorizationValues>()
  const place = useLotReference()
  const staying = hasNewTimes(values, initialValues) ? remainingPeople(authorization, values) : []
  const people: readonly NamedPerson[] = [...values.people, ...staying].slice(0, maxPeople)
  const found = useQueries({
    queries: people.map((person) => ({
      // The key is separate from the operation's own key, because saving would wait for its refetch.
      queryKey: ['other authorizations', place, person.id],
      queryFn: ({ signal }: { signal: AbortSignal }) => findOtherAuthorizations(person, place, signal),
      gcTime: 0,
    })),
  })
  const allowed = allowedTimeOf(values)
  if (allowed === undefined) return []
  const others = people.map((person, index) => ({ person, authorizations: found[index]?.data ?? [] }))
  return findOverlaps(allowed, others, authorization?.id)
}

const times = ['days', 'from', 'to', 'week', 'weekdays', 'hours', 'start', 'end'] as const

const hasNewTimes = (values: AuthorizationValues, before: AuthorizationValues): boolean =>
  times.some((name) => String(values[name]) !== String(before[name]))

/** The API returns only the first five people. */
const remainingPeople = (authorization: AuthorizationDetail | undefined, { removed }: AuthorizationValues) =>
  authorization?.people.filter(({ id }) => !removed.some((person) => person.id === id)) ?? []

/** A person and their other authorizations. */
interface OtherAuthorizations {
  person: NamedPerson
  authorizations: readonly AuthorizationSummary[]
}

/** A person who is authorized twice at the same time. */
interface Overlap {
  person: NamedPerson
  authorization: AuthorizationSummary
}

/** Returns each other authorization whose times overlap with the form's, except the edited authorization. */
const findOverlaps = (
  allowed: AllowedTime,
  others: readonly OtherAuthorizations[],
  editedId: number | undefined,
): Overlap[] =>
  others.flatMap(({ person, authorizations }) =>
    authorizations
      .filter((authorization) => authorization.id !== editedId && isOverlapping(allowed, authorization))
      .map((authorization) => ({ person, authorization })),
  )

/**
 * The maximum number of authorizations whose people are requested because the list does not include them all.
 */
const maxDetailReads = 3

/**
 * Returns the valid authorizations of the lot that include a person, from the first page of a search for the
 * name.
 */
async function findOtherAuthorizations(
  person: NamedPerson,
  { rp, pid }: { rp: number; pid: number },
  signal: AbortSignal,
): Promise<AuthorizationSummary[]> {
  const filter = { search: cutText(person.full_name, authorizationSearchLimit), is_active: true }
  const { results } = await listAuthorizations(rp, pid, filter, { signal })
  const isNamedIn = ({ people }: AuthorizationSummary) => people.some(({ id }) => id === person.id)
  // A listed authorization contains only its first five people.
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
