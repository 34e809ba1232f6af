import type { AuthorizationTerms } from '@/api/generated/model/authorizationTerms'
import type { LocationTo } from '@/api/generated/model/locationTo'
import { getDefaultDays, isAllDay, wholeDay } from '@/domain/authorizations'
import { addDays, type Day, toShortTime } from '@/domain/days'
import { applyWeekdayRule, fromWeekdayFlags, type Weekday, weekdays } from '@/domain/weekdays'

/** When one may enter, and how: what the inputs hold that every form of an authorization has, in their order. */
export interface TermsValues {
  days: 'single' | 'several'
  from: Day | ''
  /** Only asked for when `days` is 'several'. */
  to: Day | ''
  /** Only asked for when `days` is 'several'. */
  week: 'all' | 'some'
  isWeekendFiltered: boolean
  /** What counts when `week` is 'some'. */
  weekdays: Weekday[]
  hours: 'whole' | 'range'
  /** `HH:mm`, or what was typed instead; asked for when `hours` is 'range'. */
  start: string
  end: string
  arrival: LocationTo | ''
  note: string
}

/** What a new one begins with: several days, today to today + 7, all week, the whole day. */
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

/** What the inputs hold of a known one. All that its range offers, or all seven days, is 'all week'. */
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
