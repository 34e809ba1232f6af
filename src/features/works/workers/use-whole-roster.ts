import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { allRows } from '@/api/all-rows'
import type { WorkerPage } from '@/api/generated/model/workerPage'
import { getListWorkersQueryOptions } from '@/api/generated/workers/workers'
import { useWork } from '../detail/use-work'

/** The request of a page of the whole roster. */
export const buildWholeRosterRequest = (page: number) => (page === 1 ? allRows : { ...allRows, page })

/** Joins the pages after the first. The function is a constant, so that the result stays the same while the pages do. */
const combinePages = (reads: readonly UseQueryResult<WorkerPage>[]) => ({
  data: reads.map(({ data }) => data),
  error: reads.find(({ error }) => error)?.error ?? null,
  isFetching: reads.some(({ isFetching }) => isFetching),
  refetch: () => {
    for (const read of reads) if (read.error) void read.refetch()
  },
})

/** Reads all workers of the work, whatever their status. `isEnabled` is whether to read them. */
export function useWholeRoster(isEnabled: boolean) {
  const { realPropertyId, workId } = useWork()
  const getOptions = (page: number) => ({
    ...getListWorkersQueryOptions(realPropertyId, workId, buildWholeRosterRequest(page)),
    enabled: isEnabled,
  })
  const [firstPage] = useQueries({ queries: [getOptions(1)] })
  const pageCount = Math.ceil((firstPage.data?.count ?? 0) / allRows.page_size)
  const otherPages = useQueries({
    queries: Array.from({ length: Math.max(0, pageCount - 1) }, (_, index) => getOptions(index + 2)),
    combine: combinePages,
  })
  const workers = useMemo(() => {
    const pages = [firstPage.data, ...otherPages.data]
    return pages.every((page) => page !== undefined) ? pages.flatMap(({ results }) => results) : undefined
  }, [firstPage.data, otherPages.data])
  return {
    workers,
    error: firstPage.error ?? otherPages.error,
    isFetching: firstPage.isFetching || otherPages.isFetching,
    refetch: () => {
      if (firstPage.error) void firstPage.refetch()
      otherPages.refetch()
    },
  }
}
