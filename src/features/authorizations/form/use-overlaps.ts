import { useQueries } from '@tanstack/react-query'
import { useFormikContext } from 'formik'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import type { NamedPerson } from '@/api/generated/model/namedPerson'
import { allowedTimeOf } from '../terms/allowed-time'
import { useLotReference } from '../terms/use-lot-reference'
import { findOtherAuthorizations } from './find-other-authorizations'
import { findOverlaps, type Overlap } from './overlaps'
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
