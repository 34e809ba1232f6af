import type { AuthorizationTerms } from '@/api/generated/model/authorizationTerms'
import type { LocationTo } from '@/api/generated/model/locationTo'
import { getDefaultDays, isAllDay, wholeDay } from '@/domain/authorizations'
import { addDays, type Day, toShortTime } from '@/domain/days'
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
export const newTerms = (day: Day): TermsValues => ({
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

/** The values of an existing authorization. All available weekdays, or all seven, count as 'all week'. */
export function termsValuesOf(terms: AuthorizationTerms): TermsValues {
  const { from_date: from, to_date, concurrent_flag, start_time, end_time } = terms
  const isWholeDay = isAllDay(terms)
  const { available } = applyWeekdayRule({ from, to: to_date, chosen: weekdays })
  const { chosen } = applyWeekdayRule({ from, to: to_date, chosen: fromWeekdayFlags(terms) })
  return {
    days: concurrent_flag ? 'several' : 'single',
    from,
    to: concurrent_flag ? to_date : addDays(from, 7),
    week: !concurrent_flag || chosen.length === available.length ? 'all' : 'some',
    isWeekendFiltered: false,
    weekdays: concurrent_flag ? chosen : [...weekdays],
    hours: isWholeDay ? 'whole' : 'range',
    start: toShortTime(start_time),
    end: toShortTime(end_time),
    arrival: terms.location_to ?? '',
    note: terms.description,
  }
}
