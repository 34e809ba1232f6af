import { addDays, type Day, shortTime, today } from './days'
import { fromWeekdayFlags, type WeekdayFlags, weekdays } from './weekdays'

/** The default range of a new authorization: today to today + 7, the whole day. */
export const defaultDays = (day: Day = today()) => ({ from: day, to: addDays(day, 7) })
export const wholeDay = { start: '00:00', end: '23:59' } as const
export const maxAvatars = 5

/** 'Vencida' when the end of its last day is before now, else 'Vigente'. */
export const isOverdue = (authorization: { to_date: Day }, day: Day = today()): boolean =>
  authorization.to_date < day

/** 00:00 to 23:59, whatever the seconds. */
export const isAllDay = ({ start_time, end_time }: { start_time: string; end_time: string }): boolean =>
  shortTime(start_time) === wholeDay.start && shortTime(end_time) === wholeDay.end

/** All seven days. */
export const isAllWeek = (flags: WeekdayFlags): boolean => fromWeekdayFlags(flags).length === weekdays.length

/** The title of who wrote none: the first contact's name, plus '+' and the number of the others. */
export function defaultTitle(names: readonly string[]): string {
  const [first = '', ...others] = names
  return others.length > 0 ? `${first} + ${others.length}` : first
}
