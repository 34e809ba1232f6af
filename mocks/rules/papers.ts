import { gateSentences as copy } from '../copy/gate.ts'
import type { PersonRow } from '../db/rows.ts'
import type { CalendarDay } from './calendar.ts'

/** The expiry dates of a worker's papers. */
export type Papers = Pick<
  PersonRow,
  'art_expiration_date' | 'background_check_from_date' | 'background_check_expiration_date'
>

/** `DD-MM-YYYY`. */
export const formatDashedDay = (day: CalendarDay): string => day.split('-').reverse().join('-')

/**
 * What the papers of a worker lack on a day, in the guard's words: an A.R.T. and a criminal record that hold. Their
 * last day counts. Undefined if they lack nothing.
 */
export function getPapersProblem(papers: Papers, day: CalendarDay): string | undefined {
  const { art_expiration_date: insured, background_check_expiration_date: checked } = papers
  if (insured === null) return copy.uninsured
  if (day > insured) return copy.insuranceOver(formatDashedDay(insured))
  if (checked === null) return copy.unchecked
  if (day > checked) return copy.checkOver(formatDashedDay(checked))
  const first = papers.background_check_from_date
  return first !== null && day < first ? copy.checkNotYet(formatDashedDay(first)) : undefined
}
