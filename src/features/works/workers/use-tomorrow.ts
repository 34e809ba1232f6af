import { useCallback } from 'react'
import { allRows } from '@/api/all-rows'
import type { Worker } from '@/api/generated/model/worker'
import { useListGroupAuthorizations } from '@/api/generated/work-groups/work-groups'
import { addDays, today } from '@/domain/days'
import { type EntryPermission, getEntryPermission } from '@/domain/entry'
import { useWork } from '../detail/use-work'

/**
 * Returns the TanStack query that loads the groups, and `findPermission`. This function says whether a worker may enter tomorrow. Until
 * the groups are loaded, it returns undefined. Inactive groups are loaded too, because they can explain why a worker may not enter.
 */
export function useTomorrow() {
  const { realPropertyId, workId, work } = useWork()
  const groupsQuery = useListGroupAuthorizations(realPropertyId, workId, allRows)
  const groups = groupsQuery.data?.results
  const day = addDays(today(), 1)
  const findPermission = useCallback(
    (worker: Worker): EntryPermission | undefined =>
      groups && getEntryPermission({ work, worker, groups, day }),
    [groups, work, day],
  )
  return { groupsQuery, groups, day, work, findPermission }
}

export type Tomorrow = ReturnType<typeof useTomorrow>
