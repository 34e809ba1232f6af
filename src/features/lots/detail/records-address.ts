import * as v from 'valibot'
import { tableAddress } from '@/patterns/data-table/use-table-address'
import { searchText } from '@/patterns/filters/search-text'

/** Maximum length of a search text, from the contract. */
export const recordSearchLimit = 100

/**
 * The query parameters of a tab's table: search, page and order. The default is the oldest activity first,
 * ten rows a page.
 */
export const recordsAddress = <Ordering extends string>(orderings: readonly (Ordering | 'activity_date')[]) =>
  tableAddress({
    orderings,
    ordering: 'activity_date',
    filters: v.object({ buscar: searchText(recordSearchLimit) }),
    unfiltered: { buscar: '' },
  })
