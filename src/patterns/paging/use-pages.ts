import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

interface Page<Row> {
  /** The number of rows on all pages. */
  count: number
  results: readonly Row[]
}

interface PagesRequest<Row> {
  /** The generated query key of the operation. A write that invalidates the key refetches all pages. */
  queryKey: QueryKey
  /** Loads one page; the first page is 1. */
  fetchPage: (page: number, signal: AbortSignal) => Promise<Page<Row>>
  /** Returns the unique id of a row, so that a row that moves to the next page between two requests appears once. */
  getId: (row: Row) => number
  isEnabled?: boolean
  /** Whether each screen refetches the list when the screen opens, because other users change the list. */
  isFresh?: boolean
}

export type Pages<Row> = ReturnType<typeof usePages<Row>>

/** Joins the pages of a list with 'Cargar más'. The previous rows stay while a new search loads. */
export function usePages<Row>({
  queryKey,
  fetchPage,
  getId,
  isEnabled = true,
  isFresh = false,
}: PagesRequest<Row>) {
  const query = useInfiniteQuery({
    // This key differs from the key of a single page, because the data have another shape.
    queryKey: [...queryKey, 'pages'],
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (lastPage, pages) => {
      const loadedCount = pages.reduce((sum, { results }) => sum + results.length, 0)
      return lastPage.results.length > 0 && loadedCount < lastPage.count ? pages.length + 1 : undefined
    },
    enabled: isEnabled,
    refetchOnMount: isFresh ? 'always' : undefined,
    placeholderData: keepPreviousData,
  })
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query
  const rows: readonly Row[] = useMemo(() => {
    const allRows = data?.pages.flatMap(({ results }) => results) ?? []
    return [...new Map(allRows.map((row) => [getId(row), row])).values()]
  }, [data, getId])
  const loadMore = () => void fetchNextPage()
  return {
    rows,
    /** The number of rows on all pages; undefined until the first page has loaded. */
    count: data?.pages.at(-1)?.count,
    isLoading: isEnabled && query.isPending,
    isLoadingMore: isFetchingNextPage,
    hasMore: hasNextPage,
    error,
    loadMore,
    /** Repeats the failed request. */
    retry: query.isFetchNextPageError ? loadMore : () => void refetch(),
  }
}
