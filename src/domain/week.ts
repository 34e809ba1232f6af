import { addDays, countDaysBetween, type Day, getWeekdayIndex } from './days'

/** Returns the Monday of the week of a day. */
export const getWeekStart = (day: Day): Day => addDays(day, -getWeekdayIndex(day))

/** Returns the seven days of the week that begins on a day. */
export const listWeekDays = (start: Day): Day[] =>
  Array.from({ length: 7 }, (_, step) => addDays(start, step))

/** Whether a range of days has a day of the week that begins on `start`. */
export const isWithinWeek = (range: { from_date: Day; to_date: Day }, start: Day): boolean =>
  range.to_date >= start && countDaysBetween(start, range.from_date) < 7
