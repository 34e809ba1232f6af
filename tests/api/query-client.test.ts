import { focusManager, onlineManager, type QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import { createQueryClient } from '@/api/query-client'
import { refreshes } from '@/api/refreshes'
import { readContractOperations } from './contract-operations'

const reads = readContractOperations()
  .filter(({ isWrite }) => !isWrite)
  .map(({ operationId }) => operationId)

let client: QueryClient

beforeEach(() => {
  client = createQueryClient()
})

afterEach(() => {
  client.clear()
  vi.useRealTimers()
})

/** Runs a mutation. A generated hook uses `[operationId]` as the mutation key. */
const runMutation = (mutationKey: readonly unknown[] | undefined, mutationFn: () => Promise<unknown>) =>
  client.getMutationCache().build(client, { mutationKey, mutationFn }).execute(undefined)

const fillCache = () => {
  for (const read of reads) client.setQueryData([read, 101, { page: 1 }], { results: [] })
}
const findStaleReads = () =>
  client
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.isInvalidated)
    .map(({ queryKey }) => queryKey[0])

describe('a write', () => {
  test.each(Object.entries(refreshes))(
    'makes exactly the reads stale that `refreshes` lists for it: %s',
    async (operation, expectedReads) => {
      fillCache()
      await runMutation([operation], () => Promise.resolve({}))
      expect(findStaleReads().sort()).toEqual([...expectedReads].sort())
    },
  )

  test('makes a read stale for every cached lot, page and search text', async () => {
    const keys = [
      ['listAuthorizations', 101, 201, { page: 1 }],
      ['listAuthorizations', 101, 202, { page: 2, search: 'jardín' }],
    ]
    for (const key of keys) client.setQueryData(key, { results: [] })
    await runMutation(['createAuthorization'], () => Promise.resolve({}))
    expect(findStaleReads()).toEqual(['listAuthorizations', 'listAuthorizations'])
  })

  test('resolves only after the observed stale reads have been refetched', async () => {
    let responseCount = 0
    const observer = new QueryObserver(client, {
      queryKey: ['listAuthorizations', 101],
      queryFn: async () => {
        responseCount += 1
        return responseCount
      },
    })
    const unsubscribe = observer.subscribe(() => {})
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(1))
    await runMutation(['cancelAuthorization'], () => Promise.resolve({}))
    expect(observer.getCurrentResult().data).toBe(2)
    unsubscribe()
  })

  test('succeeds even if the refetch of a stale read fails', async () => {
    const queryFn = vi.fn().mockResolvedValueOnce('old').mockRejectedValue(new Error('down'))
    const observer = new QueryObserver(client, { queryKey: ['listContacts'], queryFn })
    const unsubscribe = observer.subscribe(() => {})
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('old'))
    await expect(runMutation(['createGuest'], () => Promise.resolve('done'))).resolves.toBe('done')
    expect(observer.getCurrentResult()).toMatchObject({ data: 'old', isError: true })
    unsubscribe()
  })

  test('makes no read stale if the write fails without a response', async () => {
    fillCache()
    await expect(runMutation(['createAuthorization'], () => Promise.reject(new Error('no')))).rejects.toThrow(
      'no',
    )
    expect(findStaleReads()).toEqual([])
  })

  test.each([403, 404, 409])(
    'makes only lists stale if the write fails with the conflict status %i',
    async (status) => {
      fillCache()
      const conflict = new ApiError('status', status)
      await expect(runMutation(['updatePet'], () => Promise.reject(conflict))).rejects.toBe(conflict)
      expect(findStaleReads()).toEqual(['listPets'])
    },
  )

  test.each([[undefined], [[]], [['toString']], [['nope']], [[{ operation: 'createGuest' }]]])(
    'makes no read stale if the mutation key names no write of the contract: %j',
    async (key) => {
      fillCache()
      await runMutation(key, () => Promise.resolve({}))
      expect(findStaleReads()).toEqual([])
    },
  )
})

describe('the query client', () => {
  test('does not refetch data because of its age', async () => {
    vi.useFakeTimers()
    const queryFn = vi.fn(() => Promise.resolve('data'))
    await client.fetchQuery({ queryKey: ['listCountries'], queryFn })
    await vi.advanceTimersByTimeAsync(14 * 60_000)
    const unsubscribe = new QueryObserver(client, { queryKey: ['listCountries'], queryFn }).subscribe(
      () => {},
    )
    await vi.advanceTimersByTimeAsync(24 * 60 * 60_000)
    expect(queryFn).toHaveBeenCalledTimes(1)
    unsubscribe()
  })

  test('does not refetch stale data when the window gets focus or the connection returns', async () => {
    client.mount()
    const queryFn = vi.fn(() => Promise.resolve('data'))
    const unsubscribe = new QueryObserver(client, { queryKey: ['listCountries'], queryFn }).subscribe(
      () => {},
    )
    await vi.waitFor(() => expect(client.getQueryData(['listCountries'])).toBe('data'))
    await client.invalidateQueries({ queryKey: ['listCountries'], refetchType: 'none' })
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    onlineManager.setOnline(false)
    onlineManager.setOnline(true)
    await Promise.resolve()
    expect(client.isFetching()).toBe(0)
    expect(queryFn).toHaveBeenCalledTimes(1)
    unsubscribe()
    focusManager.setFocused(undefined)
    client.unmount()
  })

  test('keeps unused data for fifteen minutes', async () => {
    vi.useFakeTimers()
    client.setQueryData(['listCountries'], ['AR'])
    await vi.advanceTimersByTimeAsync(15 * 60_000 - 1)
    expect(client.getQueryData(['listCountries'])).toEqual(['AR'])
    await vi.advanceTimersByTimeAsync(1)
    expect(client.getQueryData(['listCountries'])).toBeUndefined()
  })

  test('does not retry reads or writes', async () => {
    const fail = vi.fn(() => Promise.reject(new Error('down')))
    await expect(client.fetchQuery({ queryKey: ['getTerms'], queryFn: fail })).rejects.toThrow('down')
    expect(fail).toHaveBeenCalledTimes(1)
    await expect(runMutation(['login'], fail)).rejects.toThrow('down')
    expect(fail).toHaveBeenCalledTimes(2)
  })

  test('sends reads and writes at once while the browser is offline, instead of pausing them', async () => {
    onlineManager.setOnline(false)
    try {
      const fail = () => Promise.reject(new Error('offline'))
      await expect(client.fetchQuery({ queryKey: ['getTerms'], queryFn: fail })).rejects.toThrow('offline')
      await expect(runMutation(['login'], fail)).rejects.toThrow('offline')
    } finally {
      onlineManager.setOnline(true)
    }
  })
})
