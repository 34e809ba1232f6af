import { type UseQueryOptions, type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { allRows, getLargePageParams, type LargePageParams } from './all-rows'

interface RowPage {
  count: number
  results: readonly unknown[]
}

/** Joins the pages after the first. The function is a constant, so that the result stays the same while the pages do. */
const combinePages = <Page>(reads: readonly UseQueryResult<Page, unknown>[]) => ({
  data: reads.map(({ data }) => data),
  error: reads.find(({ error }) => error)?.error ?? null,
  isFetching: reads.some(({ isFetching }) => isFetching),
  refetch: () => {
    for (const read of reads) if (read.error) void read.refetch()
  },
})

/**
 * Reads all pages of a list: the first one, and then the others at once. `getOptions` returns the query of a page. `rows` is undefined
 * until every page has been read. `refetch` repeats the reads that have failed.
 */
export function useAllRows<Page extends RowPage, Failure>(
  getOptions: (params: LargePageParams) => UseQueryOptions<Page, Failure>,
) {
  const firstPage = useQuery(getOptions(getLargePageParams(1)))
  const pageCount = Math.ceil((firstPage.data?.count ?? 0) / allRows.page_size)
  const otherPages = useQueries({
    queries: Array.from({ length: Math.max(0, pageCount - 1) }, (_, index) =>
      getOptions(getLargePageParams(index + 2)),
    ),
    combine: combinePages,
  })
  const rows = useMemo((): Page['results'][number][] | undefined => {
    const pages = [firstPage.data, ...otherPages.data]
    return pages.every((page) => page !== undefined) ? pages.flatMap(({ results }) => results) : undefined
  }, [firstPage.data, otherPages.data])
  return {
    rows,
    error: firstPage.error ?? otherPages.error,
    isFetching: firstPage.isFetching || otherPages.isFetching,
    refetch: () => {
      if (firstPage.error) void firstPage.refetch()
      otherPages.refetch()
    },
  }
}
