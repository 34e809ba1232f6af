import type { AuthorizationTerms } from '@/api/generated/model/authorizationTerms'
import { addDays, countDaysBetween, type Day } from '@/domain/days'
import { changeSchedule } from './schedule'
import { type TermsValues, termsValuesOf } from './values'

/**
 * Returns the values of a copy: it begins today, has the same length, and keeps the weekdays that remain
 * available.
 */
export function reusedTerms(terms: AuthorizationTerms, day: Day): TermsValues {
  const values = termsValuesOf(terms)
  if (values.days === 'single') return { ...values, from: day, to: addDays(day, 7) }
  const to = addDays(day, countDaysBetween(terms.from_date, terms.to_date))
  return changeSchedule(values, { from: day, to }, day)
}
