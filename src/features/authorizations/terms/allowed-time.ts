import type { AllowedTime } from '@/domain/allowed-days'
import { isDay } from '@/domain/days'
import { isTime } from '@/domain/times'
import { sentWeekdays } from './schedule'
import { toTerms } from './to-terms'
import type { TermsValues } from './values'

/** Returns the allowed times of the form's values; undefined while the values are incomplete. */
export function allowedTimeOf(values: TermsValues): AllowedTime | undefined {
  const { days, from, to, hours, start, end } = values
  const areDaysWhole = isDay(from) && (days === 'single' || (isDay(to) && to >= from))
  const areHoursWhole = hours === 'whole' || (isTime(start) && isTime(end) && end > start)
  if (!areDaysWhole || !areHoursWhole || sentWeekdays(values).length === 0) return undefined
  return toTerms(values, { name: '', type: 'PERSONAL' })
}
