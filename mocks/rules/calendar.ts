import type { Schemas } from '../contract/operations.ts'

/** A day without a time zone, as `YYYY-MM-DD`. The operators `<` and `>` compare two days correctly. */
export type CalendarDay = string
/** The name of a weekday flag, such as `monday_flag`. */
export type WeekdayFlag = Extract<keyof Schemas['AuthorizationTerms'], `${string}day_flag`>
type Weekdays = Record<WeekdayFlag, boolean>

const millisecondsPerMinute = 60_000
const millisecondsPerDay = 24 * 60 * millisecondsPerMinute

/** The weekday flags, Monday first. */
export const weekdayFlags = [
  'monday_flag',
  'tuesday_flag',
  'wednesday_flag',
  'thursday_flag',
  'friday_flag',
  'saturday_flag',
  'sunday_flag',
] as const satisfies readonly WeekdayFlag[]

/** Adds whole days to a day; a negative number subtracts them. */
export const addDays = (day: CalendarDay, days: number): CalendarDay =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * millisecondsPerDay).toISOString().slice(0, 10)

/** Adds minutes to an instant; returns ISO 8601 text. */
export const addMinutes = (now: Date, minutes: number): string =>
  new Date(now.getTime() + minutes * millisecondsPerMinute).toISOString()

/** Whether an instant is before `now` or equal to it. */
export const isPast = (instant: string, now: Date): boolean => Date.parse(instant) <= now.getTime()

/** Returns the weekday of a day, as the name of its flag. */
export const getWeekdayFlag = (day: CalendarDay): WeekdayFlag => {
  const daysFromSunday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekdayFlags[(daysFromSunday + 6) % 7] as WeekdayFlag
}

/** Lists the weekdays that occur from the day `from` to the day `to`, Monday first. */
export const listWeekdaysWithin = (from: CalendarDay, to: CalendarDay): WeekdayFlag[] => {
  const dayCount = (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / millisecondsPerDay + 1
  const firstIndex = weekdayFlags.indexOf(getWeekdayFlag(from))
  return weekdayFlags.filter((_, index) => (index - firstIndex + 7) % 7 < dayCount)
}

/** Lists the weekdays whose flags are true, Monday first. */
export const listChosenWeekdays = (days: Weekdays): WeekdayFlag[] => weekdayFlags.filter((flag) => days[flag])

/** Creates all weekday flags; only the flags of `weekdays` are true. */
export const createWeekdayFlags = (weekdays: readonly WeekdayFlag[]): Weekdays =>
  Object.fromEntries(weekdayFlags.map((flag) => [flag, weekdays.includes(flag)])) as Weekdays

/** Picks the weekday flags of a row. */
export const pickWeekdayFlags = (row: Weekdays): Weekdays => createWeekdayFlags(listChosenWeekdays(row))
