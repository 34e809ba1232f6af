import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { ApiError } from '@/api/api-error'
import { refreshes } from '@/api/refreshes'

/** What the API answers to who acts on what somebody else has changed meanwhile, or taken away. */
const outrun: readonly number[] = [403, 404, 409]

/**
 * Reads what a work lists again, after a failure that says that it is not as it is shown; nothing after any other. Who
 * acted is told why by the failure itself.
 */
export function useReadAgain() {
  const client = useQueryClient()
  return useCallback(
    (error: unknown) => {
      if (!(error instanceof ApiError) || !outrun.includes(error.status)) return
      for (const read of refreshes.updateWorkManager) void client.invalidateQueries({ queryKey: [read] })
    },
    [client],
  )
}
