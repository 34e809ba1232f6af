import type { AuthorizationTerms } from '@/api/generated/model/authorizationTerms'
import type { LocationTo } from '@/api/generated/model/locationTo'
import { getDefaultDays, isAllDay, wholeDay } from '@/domain/authorizations'
import { addDays, countDaysBetween, type Day, toShortTime } from '@/domain/days'
import { isTime } from '@/domain/times'
import { applyWeekdayRule, fromWeekdayFlags, type Weekday, weekdays } from '@/domain/weekdays'

/** The values that every authorization form shares, in the order of the inputs. */
export interface TermsValues {
  days: 'single' | 'several'
  from: Day | ''
  /** Used only if `days` is 'several'. */
  to: Day | ''
  /** Used only if `days` is 'several'. */
  week: 'all' | 'some'
  isWeekendFiltered: boolean
  /** Used only if `week` is 'some'. */
  weekdays: Weekday[]
  hours: 'whole' | 'range'
  /** `HH:mm` or other typed text. Used only if `hours` is 'range'. */
  start: string
  end: string
  arrival: LocationTo | ''
  note: string
}

/** The initial values: several days, today to today + 7, all week, the whole day. */
export const createTermsValues = (day: Day): TermsValues => ({
  days: 'several',
  ...getDefaultDays(day),
  week: 'all',
  isWeekendFiltered: false,
  weekdays: [...weekdays],
  hours: 'whole',
  ...wholeDay,
  arrival: '',
  note: '',
})

/** Converts an existing authorization. `week` is 'all' if every available weekday is chosen. */
export function toTermsValues(terms: AuthorizationTerms): TermsValues {
  const { from_date: from, to_date, concurrent_flag, start_time, end_time } = terms
  const { available } = applyWeekdayRule({ from, to: to_date, chosen: weekdays })
  const { chosen } = applyWeekdayRule({ from, to: to_date, chosen: fromWeekdayFlags(terms) })
  return {
    days: concurrent_flag ? 'several' : 'single',
    from,
    to: concurrent_flag ? to_date : addDays(from, 7),
    week: !concurrent_flag || chosen.length === available.length ? 'all' : 'some',
    isWeekendFiltered: false,
    weekdays: concurrent_flag ? chosen : [...weekdays],
    hours: isAllDay(terms) ? 'whole' : 'range',
    start: toShortTime(start_time),
    end: toShortTime(end_time),
    arrival: terms.location_to ?? '',
    note: terms.description,
  }
}

/** Returns the values of a copy that begins on `day`, has the same length and keeps the available weekdays. */
export function copyTermsValues(terms: AuthorizationTerms, day: Day): TermsValues {
  const values = toTermsValues(terms)
  if (values.days === 'single') return { ...values, from: day, to: addDays(day, 7) }
  const to = addDays(day, countDaysBetween(terms.from_date, terms.to_date))
  return changeSchedule(values, { from: day, to }, day)
}

type Schedule = Pick<TermsValues, 'days' | 'from' | 'to' | 'week' | 'weekdays' | 'isWeekendFiltered'>

/** Applies the weekday rule to a schedule: returns the available and the chosen weekdays. */
export function resolveWeekdays(schedule: Schedule): { available: Weekday[]; chosen: Weekday[] } {
  const { from, to, week, isWeekendFiltered } = schedule
  const chosen = week === 'all' ? weekdays : schedule.weekdays
  return applyWeekdayRule({ from, to, chosen, isWeekendFiltered: week === 'some' && isWeekendFiltered })
}

/** Returns the weekdays to send; empty if none of the chosen weekdays is available. */
export function getWeekdaysToSend(schedule: Schedule): Weekday[] {
  if (schedule.days === 'single')
    return applyWeekdayRule({ from: schedule.from, to: schedule.from, chosen: [] }).chosen
  const { available, chosen } = resolveWeekdays(schedule)
  return schedule.week === 'all' ? chosen : available.filter((day) => schedule.weekdays.includes(day))
}

/** Whether the hours pass midnight. The gate applies the hours to each day, so such hours permit no entry. */
export const isOvernight = ({ hours, start, end }: TermsValues): boolean =>
  hours === 'range' && isTime(start) && isTime(end) && end < start

/**
 * Converts values whose hours pass midnight: each chosen day and the following day become whole days, so that
 * the gate permits entry before and after midnight.
 */
export function addNextDay<Values extends TermsValues>(values: Values): Values {
  const isSingle = values.days === 'single'
  const chosen = resolveWeekdays(values).chosen
  const followsChosenDay = (day: Weekday) =>
    chosen.some((previous) => weekdays[(weekdays.indexOf(previous) + 1) % 7] === day)
  const extendedValues: Values = {
    ...values,
    days: 'several',
    to: addDays(isSingle ? values.from : values.to, 1),
    week: isSingle ? 'all' : values.week,
    isWeekendFiltered: false,
    weekdays: isSingle
      ? [...weekdays]
      : weekdays.filter((day) => chosen.includes(day) || followsChosenDay(day)),
    hours: 'whole',
    ...wholeDay,
  }
  return { ...extendedValues, weekdays: resolveWeekdays(extendedValues).chosen }
}

/**
 * Applies a change to the schedule of the form. The choice of a single day resets the last day to today + 7. If the
 * last day lies before the first day, the choice of several days moves the last day to a week after the first day. The
 * weekdays follow the range and the weekend filter.
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
  // The rule does not change weekdays that the user chooses, because the user may deselect all before choosing others.
  const appliesRule = patch.weekdays === undefined && next.days === 'several'
  return appliesRule ? { ...next, weekdays: resolveWeekdays(next).chosen } : next
}
