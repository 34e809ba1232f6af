import { focusManager, onlineManager, type QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import { createQueryClient } from '@/api/query-client'
import { refreshes } from '@/api/refreshes'
import { contractOperations } from './contract-operations'

const reads = contractOperations()
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

/** Runs a write with its operationId as the key, like a generated hook. */
const write = (mutationKey: readonly unknown[] | undefined, mutationFn: () => Promise<unknown>) =>
  client.getMutationCache().build(client, { mutationKey, mutationFn }).execute(undefined)

const fillCache = () => {
  for (const read of reads) client.setQueryData([read, 101, { page: 1 }], { results: [] })
}
const stale = () =>
  client
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.isInvalidated)
    .map(({ queryKey }) => queryKey[0])

describe('after a write', () => {
  test.each(Object.entries(refreshes))('%s makes only its own reads stale', async (operation, refreshed) => {
    fillCache()
    await write([operation], () => Promise.resolve({}))
    expect(stale().sort()).toEqual([...refreshed].sort())
  })

  test('makes every page and search of a read stale', async () => {
    const keys = [
      ['listAuthorizations', 101, 201, { page: 1 }],
      ['listAuthorizations', 101, 202, { page: 2, search: 'jardín' }],
    ]
    for (const key of keys) client.setQueryData(key, { results: [] })
    await write(['createAuthorization'], () => Promise.resolve({}))
    expect(stale()).toEqual(['listAuthorizations', 'listAuthorizations'])
  })

  test('refetches the visible reads before the write is done', async () => {
    let answers = 0
    const observer = new QueryObserver(client, {
      queryKey: ['listAuthorizations', 101],
      queryFn: async () => {
        answers += 1
        return answers
      },
    })
    const stop = observer.subscribe(() => {})
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(1))
    await write(['cancelAuthorization'], () => Promise.resolve({}))
    expect(observer.getCurrentResult().data).toBe(2)
    stop()
  })

  test('does not fail if a refetch fails', async () => {
    const queryFn = vi.fn().mockResolvedValueOnce('old').mockRejectedValue(new Error('down'))
    const observer = new QueryObserver(client, { queryKey: ['listContacts'], queryFn })
    const stop = observer.subscribe(() => {})
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('old'))
    await expect(write(['createGuest'], () => Promise.resolve('done'))).resolves.toBe('done')
    expect(observer.getCurrentResult()).toMatchObject({ data: 'old', isError: true })
    stop()
  })

  test('keeps all reads after a failure', async () => {
    fillCache()
    await expect(write(['createAuthorization'], () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(stale()).toEqual([])
  })

  test.each([403, 404, 409])(
    'that conflicts with another write (%i), only its lists are stale',
    async (status) => {
      fillCache()
      const refusal = new ApiError('status', status)
      await expect(write(['updatePet'], () => Promise.reject(refusal))).rejects.toBe(refusal)
      expect(stale()).toEqual(['listPets'])
    },
  )

  test.each([[undefined], [[]], [['toString']], [['nope']], [[{ operation: 'createGuest' }]]])(
    'under the unknown key %j, nothing is stale',
    async (key) => {
      fillCache()
      await write(key, () => Promise.resolve({}))
      expect(stale()).toEqual([])
    },
  )
})

describe('the defaults of the cache', () => {
  test('never makes data stale by time', async () => {
    vi.useFakeTimers()
    const queryFn = vi.fn(() => Promise.resolve('data'))
    await client.fetchQuery({ queryKey: ['listCountries'], queryFn })
    await vi.advanceTimersByTimeAsync(14 * 60_000)
    const stop = new QueryObserver(client, { queryKey: ['listCountries'], queryFn }).subscribe(() => {})
    await vi.advanceTimersByTimeAsync(24 * 60 * 60_000)
    expect(queryFn).toHaveBeenCalledTimes(1)
    stop()
  })

  test('does not refetch on focus or reconnect', async () => {
    client.mount()
    const queryFn = vi.fn(() => Promise.resolve('data'))
    const stop = new QueryObserver(client, { queryKey: ['listCountries'], queryFn }).subscribe(() => {})
    await vi.waitFor(() => expect(client.getQueryData(['listCountries'])).toBe('data'))
    await client.invalidateQueries({ queryKey: ['listCountries'], refetchType: 'none' })
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    onlineManager.setOnline(false)
    onlineManager.setOnline(true)
    await Promise.resolve()
    expect(client.isFetching()).toBe(0)
    expect(queryFn).toHaveBeenCalledTimes(1)
    stop()
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
    await expect(write(['login'], fail)).rejects.toThrow('down')
    expect(fail).toHaveBeenCalledTimes(2)
  })

  test('sends a call without a connection instead of waiting', async () => {
    onlineManager.setOnline(false)
    try {
      const fail = () => Promise.reject(new Error('offline'))
      await expect(client.fetchQuery({ queryKey: ['getTerms'], queryFn: fail })).rejects.toThrow('offline')
      await expect(write(['login'], fail)).rejects.toThrow('offline')
    } finally {
      onlineManager.setOnline(true)
    }
  })
})
