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

/** Whether an authorization is valid on a day: within its range and, if weekdays are chosen, on one of them. */
export function isAllowedDay(allowed: AllowedDays, day: Day): boolean {
  if (day < allowed.from_date || day > allowed.to_date) return false
  const chosen = fromWeekdayFlags(allowed)
  return chosen.length === 0 || chosen.some((weekday) => weekday === weekdays[getWeekdayIndex(day)])
}

/** Returns the first day from `from` on, on which an authorization is valid; undefined if none is left. */
export function findFirstAllowedDay(allowed: AllowedDays, from: Day): Day | undefined {
  const start = getLatestDay(from, allowed.from_date)
  return weekdays.map((_, step) => addDays(start, step)).find((day) => isAllowedDay(allowed, day))
}

/** Whether two authorizations are valid at the same time of the same day. One may begin when the other ends. */
export function isOverlapping(left: AllowedTime, right: AllowedTime): boolean {
  if (left.start_time >= right.end_time || right.start_time >= left.end_time) return false
  const start = getLatestDay(left.from_date, right.from_date)
  // The common days repeat after a week.
  return weekdays
    .map((_, step) => addDays(start, step))
    .some((day) => isAllowedDay(left, day) && isAllowedDay(right, day))
}
