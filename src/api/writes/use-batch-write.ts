import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { invalidateReads } from '../invalidate-reads'
import { listStaleReads } from '../refreshes'
import { callWrite } from './call-write'
import type { Write } from './write'

/** Sends many calls of one write. */
interface BatchWrite<Variables, Result> {
  /** Sends one call, like the function of `useWrite`, but refetches nothing. */
  send: (variables: Variables) => Promise<Result>
  /** Refetches the reads that the calls made stale. Call it once after the last call. */
  refresh: () => void
}

/**
 * Returns the functions that send many calls of a write. `useWrite` would refetch the lists after each of hundreds of calls. Lost
 * responses are treated alike, and both know the lost calls of the other.
 */
export function useBatchWrite<Variables, Result>(
  write: Write<Variables, Result>,
): BatchWrite<Variables, Result> {
  const client = useQueryClient()
  return useMemo(
    () => ({
      send: (variables) => callWrite(client, write, variables),
      refresh: () => void invalidateReads(client, listStaleReads(write.operation)),
    }),
    [client, write],
  )
}
