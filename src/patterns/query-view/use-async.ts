import { useEffect, useEffectEvent, useState } from 'react'
import { isTransient } from '@/api/api-error'
import { scheduleRetries } from '@/schedule-retries'

/** The state of a load; `QueryView` shows it like the result of a generated hook. */
export interface AsyncState<Data> {
  data: Data | undefined
  /** The reason why the latest load failed. */
  error: unknown
  isFetching: boolean
  /** Loads again, unless a load is running. */
  refetch: () => void
}

/** The result of a load that somebody else has made. */
export type FirstResult<Data> = Partial<Pick<AsyncState<Data>, 'data' | 'error'>>

interface SettledLoad<Data> extends Pick<AsyncState<Data>, 'data' | 'error'> {
  /** How many loads have settled. */
  count: number
}

/**
 * Calls `load` when the component mounts, and again with `refetch`. The previous data stay meanwhile. Aborts a running load when
 * the component unmounts. If the backend or the connection failed, loads again by itself. Has no cache: it is for the public pages, which do not load TanStack Query. A disabled load waits
 * until `isEnabled` is true. With `first`, the hook begins with this result, and loads only with `refetch`.
 */
export function useAsync<Data>(
  load: (signal: AbortSignal) => Promise<Data>,
  isEnabled = true,
  first?: FirstResult<Data>,
): AsyncState<Data> {
  const [settled, setSettled] = useState<SettledLoad<Data>>({
    data: first?.data,
    error: first?.error,
    count: first ? 1 : 0,
  })
  const hasFirst = first !== undefined
  const [startCount, setStartCount] = useState(1)
  const startLoad = useEffectEvent(load)

  useEffect(() => {
    if (!isEnabled || (hasFirst && startCount === 1)) return
    const controller = new AbortController()
    const settle = (result: Partial<SettledLoad<Data>>) => {
      if (controller.signal.aborted) return
      setSettled(({ data, count }) => ({ data, error: undefined, ...result, count: count + 1 }))
    }
    startLoad(controller.signal).then(
      (data) => settle({ data }),
      (error) => settle({ error }),
    )
    return () => controller.abort()
  }, [isEnabled, hasFirst, startCount])

  const isFetching = isEnabled && startCount > settled.count
  const refetch = () => setStartCount(settled.count + 1)
  const retry = useEffectEvent(refetch)
  const shouldRetry = isTransient(settled.error)
  useEffect(() => (shouldRetry ? scheduleRetries(() => retry()) : undefined), [shouldRetry])
  return {
    data: settled.data,
    error: isFetching ? undefined : settled.error,
    isFetching,
    refetch,
  }
}
