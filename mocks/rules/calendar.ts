import type { Schemas } from '../contract/operations.ts'

/** A day without a zone, `YYYY-MM-DD`. Days compare as texts. */
export type CalendarDay = string
/** The flags of an authorization, one a weekday. */
export type WeekdayFlag = Extract<keyof Schemas['AuthorizationTerms'], `${string}day_flag`>
type Weekdays = Record<WeekdayFlag, boolean>

const minute = 60_000
const dayLength = 24 * 60 * minute

/** The flags in the week's order, Monday first. */
export const weekdayFlags = [
  'monday_flag',
  'tuesday_flag',
  'wednesday_flag',
  'thursday_flag',
  'friday_flag',
  'saturday_flag',
  'sunday_flag',
] as const satisfies readonly WeekdayFlag[]

/** Whole days later (earlier when negative). */
export const addDays = (day: CalendarDay, days: number): CalendarDay =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10)

/** The instant, as ISO 8601 text, some minutes after `now`. */
export const addMinutes = (now: Date, minutes: number): string =>
  new Date(now.getTime() + minutes * minute).toISOString()

/** Whether an instant is not in the future. */
export const isPast = (instant: string, now: Date): boolean => Date.parse(instant) <= now.getTime()

/** Returns the weekday of a day, as the name of its flag. */
export const getWeekday = (day: CalendarDay): WeekdayFlag => {
  const fromSunday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekdayFlags[(fromSunday + 6) % 7] as WeekdayFlag
}

/** The weekdays that a range of days touches, Monday first; both ends belong to it. */
export const listWeekdaysWithin = (from: CalendarDay, to: CalendarDay): WeekdayFlag[] => {
  const length = (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayLength + 1
  const first = weekdayFlags.indexOf(getWeekday(from))
  return weekdayFlags.filter((_, index) => (index - first + 7) % 7 < length)
}

/** The chosen weekdays, Monday first. */
export const listChosenWeekdays = (days: Weekdays): WeekdayFlag[] => weekdayFlags.filter((flag) => days[flag])

/** Creates the flags of these weekdays. */
export const createWeekdayFlags = (chosen: readonly WeekdayFlag[]): Weekdays =>
  Object.fromEntries(weekdayFlags.map((flag) => [flag, chosen.includes(flag)])) as Weekdays

/** Picks the weekday flags of a row. */
export const pickWeekdayFlags = (row: Weekdays): Weekdays => createWeekdayFlags(listChosenWeekdays(row))
