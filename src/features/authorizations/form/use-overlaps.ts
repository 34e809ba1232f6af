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

/** Of more people than these nobody is looked up: a warning is not worth so many calls. */
const maxPeople = 10

/**
 * Who of those that join is authorized at the same time already; in one that is edited also who stays, once its days or
 * hours change. Each is looked up once; a look-up that fails is silent.
 */
export function useOverlaps(authorization: AuthorizationDetail | undefined): Overlap[] {
  const { values, initialValues } = useFormikContext<AuthorizationValues>()
  const place = useLotReference()
  const staying = hasNewTimes(values, initialValues) ? remainingPeople(authorization, values) : []
  const people: readonly NamedPerson[] = [...values.people, ...staying].slice(0, maxPeople)
  const found = useQueries({
    queries: people.map((person) => ({
      // No operation's own key: saving would wait for it to be read again.
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

/** Of those who stay the API tells the first five. */
const remainingPeople = (authorization: AuthorizationDetail | undefined, { removed }: AuthorizationValues) =>
  authorization?.people.filter(({ id }) => !removed.some((person) => person.id === id)) ?? []

/** Somebody, and where else they are authorized. */
interface OtherAuthorizations {
  person: NamedPerson
  authorizations: readonly AuthorizationSummary[]
}

/** Somebody who is authorized twice at the same time. */
interface Overlap {
  person: NamedPerson
  authorization: AuthorizationSummary
}

/** Who is authorized elsewhere at the times of a form: once for each authorization, but for the one that is edited. */
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

/** Of so many whose list does not tell it, it is asked whether somebody is on them. */
const maxDetailReads = 3

/** The valid authorizations of a lot that somebody is on, as far as the first page of a search for their name tells. */
async function findOtherAuthorizations(
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
