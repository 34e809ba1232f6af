import { useQueries } from '@tanstack/react-query'
import { useFormikContext } from 'formik'
import { listAuthorizations, listAuthorizedPeople } from '@/api/generated/authorizations/authorizations'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import type { AuthorizationSummary } from '@/api/generated/model/authorizationSummary'
import type { NamedPerson } from '@/api/generated/model/namedPerson'
import { isOverlapping } from '@/domain/allowed-days'
import { cutText } from '@/patterns/filters/search-text'
import { authorizationSearchLimit } from '../search-limit'
import { allowedTimeOf } from '../terms/to-terms'
import { type LotReference, useLotReference } from '../terms/use-lot-reference'
import type { AuthorizationValues } from './authorization-form'
import { findStayingPeople } from './people'

/** Limits the requests that the warning costs. */
const maxPeople = 10

/**
 * Finds the added people who are already authorized at the same time. If the days or hours of an existing
 * authorization change, it also covers the people who stay. Each person is looked up once; errors are
 * ignored.
 */
export function useOverlaps(authorization: AuthorizationDetail | undefined): Overlap[] {
  const { values, initialValues } = useFormikContext<AuthorizationValues>()
  const lotReference = useLotReference()
  const staying = hasNewTimes(values, initialValues) ? findStayingPeople(authorization, values.removed) : []
  const people: readonly NamedPerson[] = [...values.people, ...staying].slice(0, maxPeople)
  const queries = useQueries({
    queries: people.map((person) => ({
      // The key is separate from the operation's own key, because saving would wait for its refetch.
      queryKey: ['other authorizations', lotReference, person.id],
      queryFn: ({ signal }: { signal: AbortSignal }) => findOtherAuthorizations(person, lotReference, signal),
      gcTime: 0,
    })),
  })
  const allowed = allowedTimeOf(values)
  if (allowed === undefined) return []
  return people.flatMap((person, index) =>
    (queries[index]?.data ?? [])
      .filter((other) => other.id !== authorization?.id && isOverlapping(allowed, other))
      .map((other) => ({ person, authorization: other })),
  )
}

const times = ['days', 'from', 'to', 'week', 'weekdays', 'hours', 'start', 'end'] as const

const hasNewTimes = (values: AuthorizationValues, before: AuthorizationValues): boolean =>
  times.some((name) => String(values[name]) !== String(before[name]))

interface Overlap {
  person: NamedPerson
  authorization: AuthorizationSummary
}

/** The maximum number of authorizations whose people are requested. */
const maxDetailReads = 3

/** A listed authorization contains only its first five people. */
const hasUnlistedPeople = ({ people, count_authorized }: AuthorizationSummary) =>
  people.length < count_authorized

/**
 * Returns the valid authorizations of the lot that include a person, from the first page of a search for the
 * name.
 */
async function findOtherAuthorizations(
  person: NamedPerson,
  { rp, pid }: LotReference,
  signal: AbortSignal,
): Promise<AuthorizationSummary[]> {
  const filter = { search: cutText(person.full_name, authorizationSearchLimit), is_active: true }
  const { results } = await listAuthorizations(rp, pid, filter, { signal })
  const isNamedIn = ({ people }: AuthorizationSummary) => people.some(({ id }) => id === person.id)
  const uncertain = results
    .filter((authorization) => !isNamedIn(authorization) && hasUnlistedPeople(authorization))
    .slice(0, maxDetailReads)
  const answers = await Promise.all(uncertain.map(({ id }) => isAuthorizedIn(person, id, signal)))
  return [...results.filter(isNamedIn), ...uncertain.filter((_, index) => answers[index])]
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
