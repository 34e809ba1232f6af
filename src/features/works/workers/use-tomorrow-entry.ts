import { useCallback } from 'react'
import type { Worker } from '@/api/generated/model/worker'
import { useListGroupAuthorizations } from '@/api/generated/work-groups/work-groups'
import { addDays, today } from '@/domain/days'
import { type Entry, entryOn } from '@/domain/entry'
import { useWork } from '../detail/use-work'

/** All groups at once: each may have the worker, and one that is switched off tells why not. */
const allGroups = { page_size: 500 } as const

/** Whether each worker may enter tomorrow; undefined while the groups are not known. */
export function useTomorrowEntry() {
  const { rp, workId, work } = useWork()
  const query = useListGroupAuthorizations(rp, workId, allGroups)
  const groups = query.data?.results
  const day = addDays(today(), 1)
  const entryOf = useCallback(
    (worker: Worker): Entry | undefined =>
      groups && entryOn({ workStatus: work.status, worker, groups, day }),
    [groups, work.status, day],
  )
  return { query, entryOf }
}
