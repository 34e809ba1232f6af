import type { AuthorizationSummary } from '@/api/generated/model/authorizationSummary'
import { isAllowedDay } from '@/domain/allowed-days'
import { isAllDay } from '@/domain/authorizations'
import { type Day, toShortTime } from '@/domain/days'

/** An authorization whose people may still come today. */
export interface ExpectedRow {
  id: number
  name: string
  isInvitation: boolean
  /** `HH:mm`; undefined for an authorization for the whole day. */
  hours?: { start: string; end: string }
  /** The number of authorized people: for an invitation, of those who have confirmed. */
  people: number
  /** The seats of an invitation. */
  seats?: number
}

interface ExpectedInput {
  authorizations: readonly AuthorizationSummary[]
  /** The names of people who are inside, so that they are not expected. */
  insideNames: ReadonlySet<string>
  day: Day
  /** `HH:mm` */
  time: string
}

/** Returns the authorizations for today whose hours are not over and whose people are not all inside, by hour. */
export function listExpected({ authorizations, insideNames, day, time }: ExpectedInput): ExpectedRow[] {
  return authorizations
    .filter(
      (authorization) => isAllowedDay(authorization, day) && toShortTime(authorization.end_time) >= time,
    )
    .filter(({ people, count_authorized, max_people }) => {
      const isComplete = people.length === count_authorized && people.length > 0 && max_people === null
      return !isComplete || people.some(({ full_name }) => !insideNames.has(full_name))
    })
    .map(toExpectedRow)
    .sort(
      (left, right) =>
        (left.hours?.start ?? '24').localeCompare(right.hours?.start ?? '24') ||
        left.name.localeCompare(right.name, 'es'),
    )
}

function toExpectedRow(authorization: AuthorizationSummary): ExpectedRow {
  const { id, name, start_time, end_time, count_authorized, max_people, preauthorization_type } =
    authorization
  return {
    id,
    name,
    isInvitation: preauthorization_type === 'INVITE',
    people: count_authorized,
    ...(!isAllDay(authorization) && {
      hours: { start: toShortTime(start_time), end: toShortTime(end_time) },
    }),
    ...(max_people !== null && { seats: max_people }),
  }
}
