import { getDefaultDays, wholeDay } from '@/domain/authorizations'
import { addDays, type Day } from '@/domain/days'
import { isTime } from '@/domain/times'
import { applyWeekdayRule, type Weekday, weekdays } from '@/domain/weekdays'
import type { TermsValues } from './values'

type Schedule = Pick<TermsValues, 'days' | 'from' | 'to' | 'week' | 'weekdays' | 'isWeekendFiltered'>

/** Applies the weekday rule to a schedule: returns the available and the chosen weekdays. */
export function weekdaysOf(schedule: Schedule): { available: Weekday[]; chosen: Weekday[] } {
  const { from, to, week, isWeekendFiltered } = schedule
  const chosen = week === 'all' ? weekdays : schedule.weekdays
  return applyWeekdayRule({ from, to, chosen, isWeekendFiltered: week === 'some' && isWeekendFiltered })
}

/** Returns the weekdays to send; empty if none of the chosen weekdays is available. */
export function sentWeekdays(schedule: Schedule): Weekday[] {
  if (schedule.days === 'single')
    return applyWeekdayRule({ from: schedule.from, to: schedule.from, chosen: [] }).chosen
  const { available, chosen } = weekdaysOf(schedule)
  return schedule.week === 'all' ? chosen : available.filter((day) => schedule.weekdays.includes(day))
}

/**
 * Whether the hours run past midnight. The gate applies the hours to each day, so such a range permits no
 * entry.
 */
export const isOvernight = ({ hours, start, end }: TermsValues): boolean =>
  hours === 'range' && isTime(start) && isTime(end) && end < start

/**
 * Changes values whose hours run past midnight, so that the gate permits entry on both sides of it: each day
 * and the day after it become whole days.
 */
export function withNextDay<Values extends TermsValues>(values: Values): Values {
  const isSingle = values.days === 'single'
  const chosen = weekdaysOf(values).chosen
  const isNext = (day: Weekday) => chosen.some((one) => weekdays[(weekdays.indexOf(one) + 1) % 7] === day)
  const spread: Values = {
    ...values,
    days: 'several',
    to: addDays(isSingle ? values.from : values.to, 1),
    week: isSingle ? 'all' : values.week,
    isWeekendFiltered: false,
    weekdays: isSingle ? [...weekdays] : weekdays.filter((day) => chosen.includes(day) || isNext(day)),
    hours: 'whole',
    ...wholeDay,
  }
  return { ...spread, weekdays: weekdaysOf(spread).chosen }
}

/**
 * Applies a change to the schedule of the form. A single day resets the end to today + 7. The end of several
 * days is never before their beginning. The weekdays follow the range and the filter.
 */
export function changeSchedule<Values extends TermsValues>(
  values: Values,
  patch: Partial<Schedule>,
  day: Day,
): Values {
  const next = { ...values, ...patch }
  if (patch.days === 'single') next.to = getDefaultDays(day).to
  if (patch.days === 'several' && next.from !== '' && next.to < next.from) next.to = addDays(next.from, 7)
  if (patch.week === 'all') next.isWeekendFiltered = false
  // Weekdays that the user is choosing stay as chosen, because the user may empty the choice to begin anew.
  const isRuled = patch.weekdays === undefined && next.days === 'several'
  return isRuled ? { ...next, weekdays: weekdaysOf(next).chosen } : next
}
