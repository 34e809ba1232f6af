import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { refreshes } from '@/api/refreshes'

/** The reads that the Administration's decisions change. */
const decisionReads: readonly string[] = [
  ...refreshes.createInsuredPerson,
  ...refreshes.createBackgroundCheckPerson,
  ...refreshes.updateWorker,
]

/** Returns a function that invalidates every read that shows the Administration's decisions. */
export function useRefreshDecisions() {
  const client = useQueryClient()
  return useCallback(() => {
    for (const read of decisionReads) void client.invalidateQueries({ queryKey: [read] })
  }, [client])
}
