import type { Schemas } from '../contract/operations.ts'
import { lotSentences as copy } from '../copy/lots.ts'
import type { CalendarDay } from './calendar.ts'
import { refuseFields } from './field-refusals.ts'
import { matchesText } from './people.ts'

/** The filters of the lists of a lot. */
export interface LotFilter {
  search?: string
  activity_type?: Schemas['ActivityType']
  start_date?: CalendarDay
  end_date?: CalendarDay
}

/** The fields that the filters read; a row without a last day is valid until it is removed. */
interface ListedLotRow {
  from_date: CalendarDay
  to_date?: CalendarDay | null
  created_at: string
  updated_at: string | null
}

/** Returns the instant at which a row was last updated, or was created if it was never updated. */
export const getActivityDate = ({
  created_at,
  updated_at,
}: Pick<ListedLotRow, 'created_at' | 'updated_at'>): string => updated_at ?? created_at

/** @throws Refusal 400 `end_date` if it is before `start_date`. */
export function refuseReversedRange({ start_date, end_date }: LotFilter): void {
  const isReversed = start_date !== undefined && end_date !== undefined && end_date < start_date
  refuseFields({ end_date: isReversed ? [copy.rangeReversed] : [] })
}

/** Whether a row matches the filters; the search reads the texts of `columns`. */
export function matchesLotFilter(
  row: ListedLotRow,
  columns: readonly (string | null)[],
  filter: LotFilter,
): boolean {
  const { search = '', activity_type, start_date, end_date } = filter
  if (activity_type && activity_type !== (row.updated_at === null ? 'CREATED' : 'UPDATED')) return false
  if (start_date && row.to_date && row.to_date < start_date) return false
  if (end_date && row.from_date > end_date) return false
  return matchesText(columns.join(' '), search)
}
