import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listStaleReads } from '../refreshes'
import { getLostCalls, openLostCallStore } from './lost-calls'
import { sendWrite } from './send-write'
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
      send: (variables) =>
        sendWrite(write, variables, openLostCallStore(getLostCalls(client), write, variables), (request) =>
          write.call(variables, request),
        ),
      refresh: () => {
        for (const read of listStaleReads(write.operation))
          void client.invalidateQueries({ queryKey: [read] })
      },
    }),
    [client, write],
  )
}
