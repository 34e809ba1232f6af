import type { Query, QueryClient } from '@tanstack/react-query'
import { ApiError, isTransient } from '../api/api-error'
import { scheduleRetries } from '../schedule-retries'

/** Whether the backend asked to wait longer, with `Retry-After`. */
const mustWait = ({ error, errorUpdatedAt }: Query['state']) =>
  error instanceof ApiError &&
  error.retryAfter !== undefined &&
  Date.now() < errorUpdatedAt + error.retryAfter * 1000

/** Whether a visible part of the screen lacks its data because the backend or the connection failed. */
const hasFailed = (query: Query) =>
  query.isActive() && query.state.status === 'error' && isTransient(query.state.error)

/**
 * Sends failed reads again until the backend responds, so that the screen recovers by itself. Reads that the backend refused are not
 * sent again, and writes never are. Returns the function that stops this.
 */
export function retryFailedReads(queryClient: QueryClient): () => void {
  const cache = queryClient.getQueryCache()
  const retry = () =>
    void queryClient.refetchQueries({
      predicate: (query) => hasFailed(query) && query.state.fetchStatus === 'idle' && !mustWait(query.state),
    })
  let stopRetries: (() => void) | undefined
  const update = () => {
    const isFailing = cache.getAll().some(hasFailed)
    if (isFailing === (stopRetries !== undefined)) return
    stopRetries?.()
    stopRetries = isFailing ? scheduleRetries(retry) : undefined
  }
  const unsubscribe = cache.subscribe(update)
  update()
  return () => {
    unsubscribe()
    stopRetries?.()
  }
}
