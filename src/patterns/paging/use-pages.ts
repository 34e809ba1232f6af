import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

/** A page of the contract's lists. */
interface Page<Row> {
  /** How many rows there are in all. */
  count: number
  results: readonly Row[]
}

interface PagesRequest<Row> {
  /** The generated key of the operation, so that a write which makes it stale refreshes all its pages. */
  queryKey: QueryKey
  /** Asks for one page, counted from 1. */
  fetchPage: (page: number, signal: AbortSignal) => Promise<Page<Row>>
  /** What tells a row from the others: rows that move to the next page between two calls are shown once. */
  idOf: (row: Row) => number
  /** Whether there is something to ask for. */
  isEnabled?: boolean
  /** Whether it is asked for anew by each screen that opens it: others change it, and no write of ours tells of that. */
  isFresh?: boolean
}

/** A list that grows page by page. */
export interface Pages<Row> {
  rows: readonly Row[]
  /** How many there are in all; undefined until the first page has come. */
  count: number | undefined
  /** Whether nothing has come yet. */
  isLoading: boolean
  isLoadingMore: boolean
  hasMore: boolean
  error: unknown
  loadMore: () => void
  /** Asks again for what has failed. */
  retry: () => void
}

/** Joins the pages of a list behind 'Cargar más'. Old rows stay while those of another search come. */
export function usePages<Row>({
  queryKey,
  fetchPage,
  idOf,
  isEnabled = true,
  isFresh = false,
}: PagesRequest<Row>): Pages<Row> {
  const query = useInfiniteQuery({
    // The same operation may be asked for one page elsewhere: another shape needs another key.
    queryKey: [...queryKey, 'pages'],
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, { results }) => sum + results.length, 0)
      return last.results.length > 0 && loaded < last.count ? pages.length + 1 : undefined
    },
    enabled: isEnabled,
    refetchOnMount: isFresh ? 'always' : undefined,
    placeholderData: keepPreviousData,
  })
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query
  const rows = useMemo(() => {
    const all = data?.pages.flatMap(({ results }) => results) ?? []
    return [...new Map(all.map((row) => [idOf(row), row])).values()]
  }, [data, idOf])
  const loadMore = () => void fetchNextPage()
  return {
    rows,
    count: data?.pages.at(-1)?.count,
    isLoading: isEnabled && query.isPending,
    isLoadingMore: isFetchingNextPage,
    hasMore: hasNextPage,
    error,
    loadMore,
    retry: query.isFetchNextPageError ? loadMore : () => void refetch(),
  }
}
