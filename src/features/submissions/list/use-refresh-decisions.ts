import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { refreshes } from '@/api/refreshes'

/** What the Administration's decisions change: the submissions, and the rosters of the works. */
const decisionReads: readonly string[] = [
  ...refreshes.createInsuredPerson,
  ...refreshes.createBackgroundCheckPerson,
  ...refreshes.updateWorker,
]

/** Reads anew all that shows what the Administration decided, in sight or not. */
export function useRefreshDecisions() {
  const client = useQueryClient()
  return useCallback(() => {
    for (const read of decisionReads) void client.invalidateQueries({ queryKey: [read] })
  }, [client])
}
