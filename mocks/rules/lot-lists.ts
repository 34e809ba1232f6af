import type { Schemas } from '../contract/operations.ts'
import { lotSentences as copy } from '../copy/lots.ts'
import type { CalendarDay } from './calendar.ts'
import { refuseInvalidFields } from './field-refusals.ts'
import { matchesText } from './people.ts'

/** The filters of a lot's lists of co-residents, tenants, vehicles and pets. */
export interface LotFilter {
  search?: string
  activity_type?: Schemas['ActivityType']
  start_date?: CalendarDay
  end_date?: CalendarDay
}

/** The fields of a row that the functions below read. */
interface ListedLotRow {
  from_date: CalendarDay
  /** The last day; absent or null if the row is valid until it is removed. */
  to_date?: CalendarDay | null
  created_at: string
  updated_at: string | null
}

/** Returns the instant of a row's last update, or else of its creation. */
export const getActivityDate = ({
  created_at,
  updated_at,
}: Pick<ListedLotRow, 'created_at' | 'updated_at'>): string => updated_at ?? created_at

/** @throws Refusal 400 `end_date` if it is before `start_date`. */
export function refuseReversedRange({ start_date, end_date }: LotFilter): void {
  const isReversed = start_date !== undefined && end_date !== undefined && end_date < start_date
  refuseInvalidFields({ end_date: isReversed ? [copy.rangeReversed] : [] })
}

/** Whether a row matches the filters. `columns` are the row's texts in which the search looks. */
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
