import { useQueries } from '@tanstack/react-query'
import { useFormikContext } from 'formik'
import { listAuthorizations, listAuthorizedPeople } from '@/api/generated/authorizations/authorizations'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import type { AuthorizationSummary } from '@/api/generated/model/authorizationSummary'
import type { NamedPerson } from '@/api/generated/model/namedPerson'
import { isOverlapping } from '@/domain/allowed-days'
import { cutText } from '@/patterns/filters/search-text'
import { authorizationSearchLimit } from '../search-limit'
import { toAllowedTime } from '../terms/to-terms'
import { type LotReference, useLotReference } from '../terms/use-lot-reference'
import type { AuthorizationValues } from './authorization-form'
import { findRemainingPeople } from './people'

/** The maximum number of people to check, because each person costs at least one request. */
const maxPeople = 10

/**
 * Finds the added people that another authorization already admits at the same time. If the user has changed the days
 * or hours, also checks the people who stay in the edited authorization. The hook searches once for each person, and
 * ignores errors.
 */
export function useOverlaps(authorization: AuthorizationDetail | undefined): Overlap[] {
  const { values, initialValues } = useFormikContext<AuthorizationValues>()
  const lotReference = useLotReference()
  const remainingPeople = hasNewTimes(values, initialValues)
    ? findRemainingPeople(authorization, values.removed)
    : []
  const people: readonly NamedPerson[] = [...values.people, ...remainingPeople].slice(0, maxPeople)
  const queries = useQueries({
    queries: people.map((person) => ({
      // Differs from the operation's key, because saving would refetch the queries of that key, and wait for the
      // responses.
      queryKey: ['other authorizations', lotReference, person.id],
      queryFn: ({ signal }: { signal: AbortSignal }) => findOtherAuthorizations(person, lotReference, signal),
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

/** The maximum number of authorizations whose people are requested. */
const maxDetailReads = 3

/** Whether the authorization has more people than its list entry, which contains only the first five. */
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
  const uncertainAuthorizations = results
    .filter((authorization) => !isNamedIn(authorization) && hasUnlistedPeople(authorization))
    .slice(0, maxDetailReads)
  const answers = await Promise.all(
    uncertainAuthorizations.map(({ id }) => isAuthorizedIn(person, id, signal)),
  )
  return [...results.filter(isNamedIn), ...uncertainAuthorizations.filter((_, index) => answers[index])]
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
