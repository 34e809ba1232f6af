import type { Matcher } from 'react-day-picker'
import { fromLocalDate, toLocalDate } from './calendar-day'

/** What a calendar offers: the first and the last day, 'YYYY-MM-DD', and which of those between it refuses. */
export interface DayLimits {
  /** The first day that may be chosen. */
  min?: string
  /** The last day that may be chosen. */
  max?: string
  /** Whether a day between them may not. */
  disabledDates?: (day: string) => boolean
}

/** The limits in the day picker's words. Where the last day is before the first, no day can be chosen. */
export function pickerLimits({ min, max, disabledDates }: DayLimits) {
  const first = toLocalDate(min)
  const last = toLocalDate(max)
  const disabled: Matcher[] = [(date) => disabledDates?.(fromLocalDate(date)) ?? false]
  if (first) disabled.push({ before: first })
  if (last) disabled.push({ after: last })
  // Between two months in the wrong order there is no month to show.
  const hasMonths = !first || !last || first <= last
  return { ...(hasMonths && { startMonth: first, endMonth: last }), disabled }
}
