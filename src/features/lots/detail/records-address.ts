import * as v from 'valibot'
import { tableAddress } from '@/patterns/data-table/table-address'

/** What the address says of a tab's table: page and order. It begins with the oldest activity, ten rows a page (L9). */
export const recordsAddress = <Ordering extends string>(orderings: readonly (Ordering | 'activity_date')[]) =>
  tableAddress({ orderings, ordering: 'activity_date', filters: v.object({}), unfiltered: {} })
