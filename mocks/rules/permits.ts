import { gateSentences as copy } from '../copy/gate.ts'
import type { PersonRow } from '../db/rows.ts'
import type { CalendarDay, WeekdayFlag } from './calendar.ts'

/** The days that limit the validity of a worker's papers. */
export type Papers = Pick<
  PersonRow,
  'art_expiration_date' | 'background_check_from_date' | 'background_check_expiration_date'
>

/** Formats a day as `DD-MM-YYYY`. */
export const formatDashedDay = (day: CalendarDay): string => day.split('-').reverse().join('-')

/** Returns the reason why a worker's papers are not valid on a day; undefined if they are valid. */
export function getPapersProblem(papers: Papers, day: CalendarDay): string | undefined {
  const { art_expiration_date: insuredUntil, background_check_expiration_date: checkedUntil } = papers
  if (insuredUntil === null) return copy.insuranceMissing
  if (day > insuredUntil) return copy.insuranceExpired(formatDashedDay(insuredUntil))
  if (checkedUntil === null) return copy.backgroundCheckMissing
  if (day > checkedUntil) return copy.backgroundCheckExpired(formatDashedDay(checkedUntil))
  const checkedFrom = papers.background_check_from_date
  return checkedFrom !== null && day < checkedFrom
    ? copy.backgroundCheckNotYetValid(formatDashedDay(checkedFrom))
    : undefined
}

/**
 * A permission to enter on certain days, weekdays and hours. If no weekday flag is true, the permit applies on every
 * weekday.
 */
export interface Permit extends Readonly<Record<WeekdayFlag, boolean>> {
  readonly property_id: number
  /** The construction work to enter; null for the lot itself. */
  readonly work_id: number | null
  readonly from_date: CalendarDay
  readonly to_date: CalendarDay
  /** The time of day, `HH:mm:ss`. */
  readonly start_time: string
  /** The time of day, `HH:mm:ss`. */
  readonly end_time: string
  readonly qrcode?: string
  /** The papers of a worker who enters with a group; they must be valid. */
  readonly papers?: Papers
  /** The name of the authorization, work or group that grants the permit. */
  readonly label: string
}
