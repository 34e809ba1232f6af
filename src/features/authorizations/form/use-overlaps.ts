import { useQueries } from '@tanstack/react-query'
import { listAuthorizations, listAuthorizedPeople } from '@/api/generated/authorizations/authorizations'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import type { AuthorizationSummary } from '@/api/generated/model/authorizationSummary'
import type { NamedPerson } from '@/api/generated/model/namedPerson'
import { isOverlapping } from '@/domain/allowed-days'
import { authorizationSearchLimit } from '@/domain/authorizations'
import { cutText } from '@/domain/cut-text'
import { toAllowedTime } from '../terms/to-terms'
import { type LotReference, useLotReference } from '../terms/use-lot-reference'
import type { AuthorizationValues } from './authorization-form'
import { findRemainingPeople } from './people'

/** The maximum number of people to check, because each person costs at least one request. */
const maxPeople = 10

/**
 * Finds people of the form who may already enter at the chosen time by a different authorization. The hook checks the
 * added people. If the user has changed the days or hours, the hook also checks the people who stay in the edited
 * authorization. The hook searches once for each person. If a search fails, the result has no overlap for that person.
 */
export function useOverlaps(
  values: AuthorizationValues,
  initialValues: AuthorizationValues,
  authorization: AuthorizationDetail | undefined,
): Overlap[] {
  const lotReference = useLotReference()
  const remainingPeople = hasNewTimes(values, initialValues)
    ? findRemainingPeople(authorization, values.removed)
    : []
  const people: readonly NamedPerson[] = [...values.people, ...remainingPeople].slice(0, maxPeople)
  const queries = useQueries({
    queries: people.map((person) => ({
      // This is not the generated key of `listAuthorizations`. Saving refetches the queries with the generated key, and
      // waits for their responses.
      queryKey: ['other authorizations', lotReference, person.id],
      queryFn: ({ signal }: { signal: AbortSignal }) => findAuthorizationsOf(person, lotReference, signal),
      gcTime: 0,
    })),
  })
  const allowedTime = toAllowedTime(values)
  if (allowedTime === undefined) return []
  return people.flatMap((person, index) =>
    (queries[index]?.data ?? [])
      .filter(
        (otherAuthorization) =>
          otherAuthorization.id !== authorization?.id && isOverlapping(allowedTime, otherAuthorization),
      )
      .map((otherAuthorization) => ({ person, authorization: otherAuthorization })),
  )
}

const timeFields = ['days', 'from', 'to', 'week', 'weekdays', 'hours', 'start', 'end'] as const

const hasNewTimes = (values: AuthorizationValues, initialValues: AuthorizationValues): boolean =>
  timeFields.some((name) => String(values[name]) !== String(initialValues[name]))

interface Overlap {
  person: NamedPerson
  authorization: AuthorizationSummary
}

/** For each person, the hook searches the unlisted people of at most this number of authorizations. */
const maxDetailReads = 3

/** Whether the list response omits people of the authorization. The response has only the first five. */
const hasUnlistedPeople = ({ people, count_authorized }: AuthorizationSummary) =>
  people.length < count_authorized

/**
 * Searches the lot's valid authorizations for the person's name, and returns those that include the person. Reads only
 * the first page of the results.
 */
async function findAuthorizationsOf(
  person: NamedPerson,
  { rp, pid }: LotReference,
  signal: AbortSignal,
): Promise<AuthorizationSummary[]> {
  const filter = { search: cutText(person.full_name, authorizationSearchLimit), is_active: true }
  const { results } = await listAuthorizations(rp, pid, filter, { signal })
  const isListedIn = ({ people }: AuthorizationSummary) => people.some(({ id }) => id === person.id)
  const uncertainAuthorizations = results
    .filter((authorization) => !isListedIn(authorization) && hasUnlistedPeople(authorization))
    .slice(0, maxDetailReads)
  const authorizedFlags = await Promise.all(
    uncertainAuthorizations.map(({ id }) => isAuthorizedIn(person, id, signal)),
  )
  return [
    ...results.filter(isListedIn),
    ...uncertainAuthorizations.filter((_, index) => authorizedFlags[index]),
  ]
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
