import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import { queryDefaults } from '@/api/query-defaults'
import { retryFailedReads } from '@/app/retry-failed-reads'
import { scheduleRetries } from '@/schedule-retries'

let isVisible = true
let isOnline = true

beforeEach(() => {
  isVisible = true
  isOnline = true
  vi.useFakeTimers()
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isVisible ? 'visible' : 'hidden'))
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
})

afterEach(() => {
  vi.useRealTimers()
})

const second = 1000

describe('scheduleRetries', () => {
  test('retries after 15, 30 and 60 seconds, and then every two minutes, until it is stopped', () => {
    const times: number[] = []
    const start = Date.now()
    const stop = scheduleRetries(() => times.push((Date.now() - start) / second))
    vi.advanceTimersByTime(10 * 60 * second)
    expect(times).toEqual([15, 45, 105, 225, 345, 465, 585])
    stop()
    vi.advanceTimersByTime(10 * 60 * second)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(times).toHaveLength(7)
  })

  test('waits while the page is hidden or the device has no network, and retries at once after that', () => {
    const retry = vi.fn()
    const stop = scheduleRetries(retry)
    isVisible = false
    vi.advanceTimersByTime(60 * second)
    expect(retry).not.toHaveBeenCalled()
    isVisible = true
    document.dispatchEvent(new Event('visibilitychange'))
    expect(retry).toHaveBeenCalledTimes(1)
    isOnline = false
    vi.advanceTimersByTime(60 * second)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(retry).toHaveBeenCalledTimes(1)
    isOnline = true
    dispatchEvent(new Event('online'))
    expect(retry).toHaveBeenCalledTimes(2)
    stop()
  })
})

/** Observes a read with the given results. Returns the function of the read. */
async function observeRead(results: readonly (ApiError | string)[], isActive = true) {
  const client = new QueryClient({ defaultOptions: queryDefaults })
  let calls = 0
  const read = vi.fn(async () => {
    const result = results[Math.min(calls, results.length - 1)]
    calls += 1
    if (result instanceof ApiError) throw result
    return result
  })
  const stop = retryFailedReads(client)
  const observer = new QueryObserver(client, { queryKey: ['listLots'], queryFn: read })
  const unsubscribe = observer.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  if (!isActive) unsubscribe()
  return {
    read,
    getData: () => client.getQueryData(['listLots']),
    close: () => {
      unsubscribe()
      stop()
    },
  }
}

describe('retryFailedReads', () => {
  test.each([
    ['a missing connection', new ApiError('network')],
    ['a timeout', new ApiError('timeout')],
    ['a 503', new ApiError('status', 503)],
    ['a 429', new ApiError('status', 429)],
  ])('after %s the screen recovers by itself, also after an hour', async (_name, error) => {
    const hour = Array.from({ length: 32 }, () => error)
    const { read, getData, close } = await observeRead([...hour, 'the lots'])
    await vi.advanceTimersByTimeAsync(62 * 60 * second)
    expect(getData()).toBe('the lots')
    const { length } = read.mock.calls
    await vi.advanceTimersByTimeAsync(10 * 60 * second)
    expect(read).toHaveBeenCalledTimes(length)
    close()
  })

  test.each([
    ['a 404', new ApiError('status', 404)],
    ['a 403', new ApiError('status', 403)],
    ['an unreadable body', new ApiError('garbage', 200)],
  ])('after %s nothing is sent again', async (_name, error) => {
    const { read, close } = await observeRead([error])
    await vi.advanceTimersByTimeAsync(10 * 60 * second)
    expect(read).toHaveBeenCalledTimes(1)
    close()
  })

  test('waits as long as `Retry-After` says', async () => {
    const { read, close } = await observeRead([
      new ApiError('status', 503, undefined, { retryAfter: 100 }),
      'ok',
    ])
    await vi.advanceTimersByTimeAsync(99 * second)
    expect(read).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(10 * second)
    expect(read).toHaveBeenCalledTimes(2)
    close()
  })

  test('does not send again what no part of the screen shows', async () => {
    const { read, close } = await observeRead([new ApiError('network')], false)
    await vi.advanceTimersByTimeAsync(10 * 60 * second)
    expect(read).toHaveBeenCalledTimes(1)
    close()
  })
})
