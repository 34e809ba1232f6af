import type { ResidencyRow } from '../db/rows.ts'
import type { CalendarDay } from './calendar.ts'

type Term = Pick<ResidencyRow, 'from_date' | 'to_date'>

/** Whether a residency includes the day; the first and the last day are included. */
export const isInForce = ({ from_date, to_date }: Term, day: CalendarDay): boolean =>
  from_date <= day && (to_date === null || day <= to_date)

/** Whether two residencies have a day in common. */
export const hasOverlap = (left: Term, right: Term): boolean =>
  endsOnOrAfter(left, right.from_date) && endsOnOrAfter(right, left.from_date)

const endsOnOrAfter = ({ to_date }: Term, day: CalendarDay): boolean => to_date === null || day <= to_date
