import type { Matcher } from 'react-day-picker'
import { fromLocalDate, toLocalDate } from './calendar-day'

/** What a calendar offers: the first and the last day, 'YYYY-MM-DD', and which of those between it refuses. */
export interface DayLimits {
  min?: string
  max?: string
  disabledDates?: (day: string) => boolean
}

/** The limits in the day picker's words. */
export function pickerLimits({ min, max, disabledDates }: DayLimits) {
  const first = toLocalDate(min)
  const last = toLocalDate(max)
  const disabled: Matcher[] = [(date) => disabledDates?.(fromLocalDate(date)) ?? false]
  if (first) disabled.push({ before: first })
  if (last) disabled.push({ after: last })
  return { startMonth: first, endMonth: last, disabled }
}
