import type { AuthorizationSummary } from '../api/generated/model/authorizationSummary'
import { type AllowedTime, isAllowedDay } from './allowed-days'
import { isAllDay } from './authorizations'
import { type Day, toShortTime } from './days'
import { getEffectiveWeekdays } from './weekdays'

/** Why the gate would admit nobody with an authorization on a day of its range, at any hour. */
export type VisitRefusal =
  /** None of the chosen weekdays is between the first and the last day. */
  | 'withoutDays'
  /** The hours end before they begin. */
  | 'reversedHours'
  /** The authorization has no people, and is no invitation. */
  | 'withoutPeople'

/** What is expected on one day because of an authorization. */
export interface ExpectedVisit {
  /** `HH:mm` */
  start: string
  /** `HH:mm`; the gate still admits in this minute. If the hours are reversed, the visit lasts until the end of the day. */
  end: string
  isAllDay: boolean
  /** Whether it is an invitation without confirmed guests, which admits nobody until one confirms. */
  isUnconfirmed: boolean
  refusal?: VisitRefusal
}

type VisitTerms = AllowedTime & Pick<AuthorizationSummary, 'preauthorization_type' | 'count_authorized'>

/**
 * Returns the visit of an authorization on a day; undefined if the authorization is not meant for this day. The gate admits within
 * the hours of a visit that is confirmed and has no refusal, and at no other time. It also rejects barred people and people who are
 * inside. The list of authorizations does not say who they are.
 */
export function findVisit(authorization: VisitTerms, day: Day): ExpectedVisit | undefined {
  const { from_date, to_date, start_time, end_time } = authorization
  if (day < from_date || day > to_date) return undefined
  const hasDays = getEffectiveWeekdays(authorization).length > 0
  if (hasDays && !isAllowedDay(authorization, day)) return undefined
  const isReversed = toShortTime(end_time) < toShortTime(start_time)
  const isEmpty = authorization.count_authorized === 0
  const isInvitation = authorization.preauthorization_type === 'INVITE'
  const refusal =
    (!hasDays && 'withoutDays') ||
    (isReversed && 'reversedHours') ||
    (isEmpty && !isInvitation && 'withoutPeople') ||
    undefined
  return {
    start: toShortTime(start_time),
    end: isReversed ? '23:59' : toShortTime(end_time),
    isAllDay: isAllDay(authorization),
    isUnconfirmed: isEmpty && isInvitation,
    refusal,
  }
}
