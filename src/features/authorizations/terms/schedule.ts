import { getDefaultDays, wholeDay } from '@/domain/authorizations'
import { addDays, type Day } from '@/domain/days'
import { isTime } from '@/domain/times'
import { applyWeekdayRule, type Weekday, weekdays } from '@/domain/weekdays'
import type { TermsValues } from './values'

type Schedule = Pick<TermsValues, 'days' | 'from' | 'to' | 'week' | 'weekdays' | 'isWeekendFiltered'>

/** The weekdays of a schedule by the weekday rule: which may be chosen and which are. */
export function weekdaysOf(schedule: Schedule): { available: Weekday[]; chosen: Weekday[] } {
  const { from, to, week, isWeekendFiltered } = schedule
  const chosen = week === 'all' ? weekdays : schedule.weekdays
  return applyWeekdayRule({ from, to, chosen, isWeekendFiltered: week === 'some' && isWeekendFiltered })
}

/** The weekdays that a schedule would be sent with: none where none that may be chosen is. */
export function sentWeekdays(schedule: Schedule): Weekday[] {
  if (schedule.days === 'single')
    return applyWeekdayRule({ from: schedule.from, to: schedule.from, chosen: [] }).chosen
  const { available, chosen } = weekdaysOf(schedule)
  return schedule.week === 'all' ? chosen : available.filter((day) => schedule.weekdays.includes(day))
}

/** Whether the hours run past midnight, where the gate, which reads the hours of each day, lets nobody in. */
export const isOvernight = ({ hours, start, end }: TermsValues): boolean =>
  hours === 'range' && isTime(start) && isTime(end) && end < start

/**
 * The values of a form whose hours run past midnight, so that the gate lets in on both sides of it: each day together
 * with the next one, the whole of them.
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
 * A form's values after a change of its schedule: one day puts the end back to today + 7, several days never begin
 * with an end before their beginning, and the weekdays follow the range and the filter.
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
  // What is being chosen is left alone: nobody could empty it to begin anew otherwise.
  const isRuled = patch.weekdays === undefined && next.days === 'several'
  return isRuled ? { ...next, weekdays: weekdaysOf(next).chosen } : next
}
