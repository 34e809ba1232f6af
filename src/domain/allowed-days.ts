import { addDays, type Day, getLatestDay, getWeekdayIndex } from './days'
import { fromWeekdayFlags, type WeekdayFlags, weekdays } from './weekdays'

/** The days and hours of an authorization, as the contract has them. */
export interface AllowedTime extends WeekdayFlags {
  from_date: Day
  to_date: Day
  start_time: string
  end_time: string
}

type AllowedDays = Pick<AllowedTime, 'from_date' | 'to_date' | keyof WeekdayFlags>

/**
 * Whether an authorization is valid on a day: the day is in the authorization's range and, if the authorization has
 * chosen weekdays, one of them.
 */
export function isAllowedDay(allowedTime: AllowedDays, day: Day): boolean {
  if (day < allowedTime.from_date || day > allowedTime.to_date) return false
  const chosen = fromWeekdayFlags(allowedTime)
  return chosen.length === 0 || chosen.some((weekday) => weekday === weekdays[getWeekdayIndex(day)])
}

/** Returns the first day, not before `earliestDay`, on which an authorization is valid; undefined if there is none. */
export function findFirstAllowedDay(allowedTime: AllowedDays, earliestDay: Day): Day | undefined {
  const start = getLatestDay(earliestDay, allowedTime.from_date)
  return weekdays.map((_, step) => addDays(start, step)).find((day) => isAllowedDay(allowedTime, day))
}

/**
 * Whether two authorizations have a common day, and common hours on it. If one begins at the time when the other ends, they
 * do not overlap.
 */
export function isOverlapping(left: AllowedTime, right: AllowedTime): boolean {
  if (left.start_time >= right.end_time || right.start_time >= left.end_time) return false
  const start = getLatestDay(left.from_date, right.from_date)
  // One week from the later of the two first days is enough, because the weekdays repeat.
  return weekdays
    .map((_, step) => addDays(start, step))
    .some((day) => isAllowedDay(left, day) && isAllowedDay(right, day))
}

/** Returns the last day on which an authorization is valid; undefined if there is none. */
function findLastAllowedDay(allowedTime: AllowedDays): Day | undefined {
  return weekdays
    .map((_, step) => addDays(allowedTime.to_date, -step))
    .find((day) => isAllowedDay(allowedTime, day))
}

/** Whether an authorization is valid on a day (`today`), or else on a later day (`upcoming`), or no more (`expired`). */
export type AllowedDayStatus =
  | { kind: 'today' }
  | { kind: 'upcoming'; day: Day }
  /** `day` is the last day on which it was valid. */
  | { kind: 'expired'; day: Day }

/** Returns the status of an authorization on a day. */
export function getAllowedDayStatus(allowedTime: AllowedDays, day: Day): AllowedDayStatus {
  if (isAllowedDay(allowedTime, day)) return { kind: 'today' }
  const nextDay = findFirstAllowedDay(allowedTime, day)
  return nextDay === undefined
    ? { kind: 'expired', day: findLastAllowedDay(allowedTime) ?? allowedTime.to_date }
    : { kind: 'upcoming', day: nextDay }
}
