import { addDays, type Day, latestDay, weekdayIndex } from './days'
import { fromWeekdayFlags, type WeekdayFlags, weekdays } from './weekdays'

/** When an authorization lets in: the contract's days and hours. */
export interface AllowedTime extends WeekdayFlags {
  from_date: Day
  to_date: Day
  start_time: string
  end_time: string
}

type AllowedDays = Pick<AllowedTime, 'from_date' | 'to_date' | keyof WeekdayFlags>

/** Whether an authorization lets in on a day: one of its range, and of its weekdays where some are chosen. */
export function allowsDay(allowed: AllowedDays, day: Day): boolean {
  if (day < allowed.from_date || day > allowed.to_date) return false
  const chosen = fromWeekdayFlags(allowed)
  return chosen.length === 0 || chosen.some((weekday) => weekday === weekdays[weekdayIndex(day)])
}

/** The first day from `from` on, on which an authorization lets in; undefined when there is none left. */
export function firstAllowedDay(allowed: AllowedDays, from: Day): Day | undefined {
  const start = latestDay(from, allowed.from_date)
  // Within a week every weekday comes.
  return weekdays.map((_, step) => addDays(start, step)).find((day) => allowsDay(allowed, day))
}

/** Whether two authorizations let in at the same time of the same day. One may begin when the other ends. */
export function isOverlapping(one: AllowedTime, other: AllowedTime): boolean {
  if (one.start_time >= other.end_time || other.start_time >= one.end_time) return false
  const start = latestDay(one.from_date, other.from_date)
  // What both let in on repeats after a week.
  return weekdays
    .map((_, step) => addDays(start, step))
    .some((day) => allowsDay(one, day) && allowsDay(other, day))
}
