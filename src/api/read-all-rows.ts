import { allRows } from './all-rows'
import { ApiError } from './api-error'

/** The maximum number of pages to read. This limit prevents endless requests to a faulty backend. */
const maxPages = 200

/**
 * Reads all pages of a list.
 * @throws ApiError if a call fails or the list has more than `maxPages` pages.
 */
export async function readAllRows<Row>(
  readPage: (paging: { page: number; page_size: number }) => Promise<{
    count: number
    results: readonly Row[]
  }>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; page <= maxPages; page += 1) {
    const { count, results } = await readPage({ page, ...allRows })
    rows.push(...results)
    if (rows.length >= count || results.length === 0) return rows
  }
  // A caller that adds what the list lacks would add the people of the missing pages a second time.
  throw new ApiError('garbage', 200)
}
