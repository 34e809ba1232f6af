import type { GenericSchema } from 'valibot'
import type { Journal } from './journal.ts'
import type { FieldOrder, FieldRange } from './ordered-index.ts'
import type { RowComparator } from './sort-rows.ts'

/** A query that selects, sorts and pages rows. */
export interface RowQuery<Row> {
  /** Required field values. An indexed field avoids a scan of all rows. */
  equals?: Readonly<Partial<Row>>
  /** The required bounds of a field that has an ordered index. */
  range?: FieldRange<Row>
  where?: (row: Readonly<Row>) => boolean
  /** A comparator, by which equal rows keep their insertion order; or a field that has an ordered index. */
  orderBy?: RowComparator<Readonly<Row>> | FieldOrder<Row>
  skip?: number
  take?: number
}

/** The definition of a table. */
export interface TableOptions<Row extends { id: number }> {
  name: string
  schema: GenericSchema<Row>
  journal: Journal
  /** The fields by which `by` and `equals` find rows without a scan of all rows. */
  indexes?: readonly (keyof Row)[]
  /** The fields by which the table keeps rows sorted, for long lists: all rows, and the rows of each used `equals`. */
  orderedIndexes?: readonly (keyof Row)[]
  /** The maximum number of rows. An insert that exceeds it removes the oldest row. Unlimited by default. */
  maxRows?: number
}
