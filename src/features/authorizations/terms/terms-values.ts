import type { AuthorizationTerms } from '@/api/generated/model/authorizationTerms'
import type { LocationTo } from '@/api/generated/model/locationTo'
import { getDefaultDays, isAllDay, wholeDay } from '@/domain/authorizations'
import { addDays, countDaysBetween, type Day, toShortTime } from '@/domain/days'
import { isTime } from '@/domain/times'
import { applyWeekdayRule, fromWeekdayFlags, type Weekday, weekdays } from '@/domain/weekdays'

/** The values that the forms of authorizations and invitations share, in the order of the inputs. */
export interface TermsValues {
  days: 'single' | 'several'
  from: Day | ''
  /** Used only if `days` is 'several'. */
  to: Day | ''
  /** Used only if `days` is 'several'. */
  week: 'all' | 'some'
  /** Whether the weekend is excluded. Used only if `week` is 'some'. */
  isWeekendFiltered: boolean
  /** Used only if `week` is 'some'. */
  weekdays: Weekday[]
  hours: 'whole' | 'range'
  /** `HH:mm` or other typed text. Used only if `hours` is 'range'. */
  start: string
  /** Like `start`. */
  end: string
  arrival: LocationTo | ''
  note: string
}

/** Returns the values of an empty form: from `day` to `day` + 7, on all weekdays, all day. */
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

/**
 * Converts an existing authorization to form values. `week` is 'all' for a single day. For several days it is 'all' if every
 * weekday between the first and the last day is chosen.
 */
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

/**
 * Returns the form values for a copy of an authorization. The copy begins on `day`, lasts as many days as the
 * authorization, and keeps the chosen weekdays that are within its new range.
 */
export function copyTermsValues(terms: AuthorizationTerms, day: Day): TermsValues {
  const values = toTermsValues(terms)
  if (values.days === 'single') return { ...values, from: day, to: addDays(day, 7) }
  const to = addDays(day, countDaysBetween(terms.from_date, terms.to_date))
  return changeSchedule(values, { from: day, to }, day)
}

type Schedule = Pick<TermsValues, 'days' | 'from' | 'to' | 'week' | 'weekdays' | 'isWeekendFiltered'>

/** Returns the available and the chosen weekdays of a schedule of several days; see `applyWeekdayRule`. */
export function resolveWeekdays(schedule: Schedule): { available: Weekday[]; chosen: Weekday[] } {
  const { from, to, week, isWeekendFiltered } = schedule
  const chosen = week === 'all' ? weekdays : schedule.weekdays
  return applyWeekdayRule({ from, to, chosen, isWeekendFiltered: week === 'some' && isWeekendFiltered })
}

/** Returns the weekdays to send to the backend; empty if none of the chosen weekdays is available. */
export function getWeekdaysToSend(schedule: Schedule): Weekday[] {
  if (schedule.days === 'single')
    return applyWeekdayRule({ from: schedule.from, to: schedule.from, chosen: [] }).chosen
  const { available, chosen } = resolveWeekdays(schedule)
  return schedule.week === 'all' ? chosen : available.filter((day) => schedule.weekdays.includes(day))
}

/** Whether the hours pass midnight. The hours apply to each day separately, so such hours never permit entry. */
export const isOvernight = ({ hours, start, end }: TermsValues): boolean =>
  hours === 'range' && isTime(start) && isTime(end) && end < start

/**
 * Converts values whose hours pass midnight. Each chosen day and the following day become whole days. People may then
 * enter before and after midnight.
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
 * Applies a change to the schedule of the form. If the patch chooses a single day, the last day becomes `currentDay` + 7.
 * If the patch chooses several days, a last day before the first day becomes the first day + 7. For several days, the
 * weekday rule then applies to `weekdays`, unless the patch sets them.
 */
export function changeSchedule<Values extends TermsValues>(
  values: Values,
  patch: Partial<Schedule>,
  currentDay: Day,
): Values {
  const next = { ...values, ...patch }
  if (patch.days === 'single') next.to = getDefaultDays(currentDay).to
  if (patch.days === 'several' && next.from !== '' && next.to < next.from) next.to = addDays(next.from, 7)
  if (patch.week === 'all') next.isWeekendFiltered = false
  // The rule is not applied to weekdays that the patch sets. If the user deselects the last chosen weekday, the rule would
  // select all available weekdays.
  const appliesRule = patch.weekdays === undefined && next.days === 'several'
  return appliesRule ? { ...next, weekdays: resolveWeekdays(next).chosen } : next
}
