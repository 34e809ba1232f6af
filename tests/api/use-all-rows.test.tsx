import { QueryClient, QueryClientProvider, type UseQueryOptions } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import type { LargePageParams } from '@/api/all-rows'
import { useAllRows } from '@/api/use-all-rows'

interface Reads {
  /** The parameters of each request. */
  requests: LargePageParams[]
  /** The pages that fail. */
  failing: Set<number>
}

/** Reads a list of `count` numbers with pages of 500. */
function renderAllRows(count: number, failing: readonly number[] = []) {
  const reads: Reads = { requests: [], failing: new Set(failing) }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const getOptions = (
    params: LargePageParams,
  ): UseQueryOptions<{ count: number; results: number[] }, Error> => ({
    queryKey: ['numbers', params],
    queryFn: async () => {
      reads.requests.push(params)
      const { page = 1, page_size } = params
      if (reads.failing.has(page)) throw new Error(`page ${page}`)
      const first = (page - 1) * page_size
      const length = Math.min(page_size, count - first)
      return { count, results: Array.from({ length }, (_, index) => first + index) }
    },
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useAllRows(getOptions), { wrapper })
  return { result, reads }
}

test.each([
  [0, [{ page_size: 500 }]],
  [500, [{ page_size: 500 }]],
  [501, [{ page_size: 500 }, { page_size: 500, page: 2 }]],
  [1_001, [{ page_size: 500 }, { page_size: 500, page: 2 }, { page_size: 500, page: 3 }]],
])('reads each page of a list of %i rows once', async (count, requests) => {
  const { result, reads } = renderAllRows(count)
  expect(result.current.rows).toBeUndefined()
  await waitFor(() => expect(result.current.rows).toEqual(Array.from({ length: count }, (_, index) => index)))
  expect(reads.requests).toEqual(requests)
  expect(result.current).toMatchObject({ error: null, isFetching: false })
})

test('returns no part of a list, and reads only the missing page again', async () => {
  const { result, reads } = renderAllRows(1_200, [2])
  await waitFor(() => expect(result.current.error).toEqual(new Error('page 2')))
  await waitFor(() => expect(result.current.isFetching).toBe(false))
  expect(result.current.rows).toBeUndefined()
  reads.requests.length = 0
  reads.failing.clear()
  result.current.refetch()
  await waitFor(() => expect(result.current.rows).toHaveLength(1_200))
  expect(reads.requests).toEqual([{ page_size: 500, page: 2 }])
})
