import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

interface Page<Row> {
  /** The number of rows on all pages. */
  count: number
  results: readonly Row[]
}

interface PagesRequest<Row> {
  /** The generated query key of the operation. Invalidating this key refetches all loaded pages. */
  queryKey: QueryKey
  /** Loads one page; the first page is 1. */
  fetchPage: (page: number, signal: AbortSignal) => Promise<Page<Row>>
  /** Returns the unique id of a row. A row that two pages contain appears only once. */
  getId: (row: Row) => number
  isEnabled?: boolean
  /** Whether the list is refetched whenever its screen opens. Needed for a list that other users change. */
  isFresh?: boolean
}

export type Pages<Row> = ReturnType<typeof usePages<Row>>

/**
 * Loads a list with 'Cargar más' page by page, and returns the rows of all loaded pages. While the rows for a new query key
 * load, the rows for the previous key stay.
 */
export function usePages<Row>({
  queryKey,
  fetchPage,
  getId,
  isEnabled = true,
  isFresh = false,
}: PagesRequest<Row>) {
  const query = useInfiniteQuery({
    // `queryKey` alone is the key of a single page, whose cached data have a different shape.
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
    isFetching: query.isFetching,
    hasMore: hasNextPage,
    error,
    loadMore,
    /** If the next page failed to load, loads it again. Otherwise refetches all pages. */
    retry: query.isFetchNextPageError ? loadMore : () => void refetch(),
  }
}
