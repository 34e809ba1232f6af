import { useQueryClient } from '@tanstack/react-query'
import { getLargePageParams } from '@/api/all-rows'
import type { Worker } from '@/api/generated/model/worker'
import { WorkPartyStatus } from '@/api/generated/model/workPartyStatus'
import { getListWorkersQueryOptions } from '@/api/generated/workers/workers'
import { readAllRows } from '@/api/read-all-rows'
import { useBatchWrite } from '@/api/writes/use-batch-write'
import { workerWrites } from '@/api/writes/workers'
import type { RegisteredPerson } from '@/patterns/persons/person-registration'
import { useWork } from '../detail/use-work'
import { type RosterPerson, toRosterPerson } from './roster-people'

/** Returns the functions by which a list dialog adds people to the roster as current workers, one by one. */
export function useWorkerAddition() {
  const { realPropertyId: rp, workId } = useWork()
  const readCurrent = useReadCurrent()
  const { send, refresh } = useBatchWrite(workerWrites.addWorker)
  return {
    /** Adds a person. Returns the worker; undefined if an earlier call, whose response was lost, has added the person. */
    add: ({ id }: RegisteredPerson): Promise<Worker | undefined> =>
      send({ rp, workId, data: { work: workId, person: id, status: WorkPartyStatus.CURRENT } }),
    readCurrent,
    refresh,
  }
}

/** Returns a function that reads the current workers of the work from the backend, never from the cache. */
function useReadCurrent() {
  const { realPropertyId, workId } = useWork()
  const client = useQueryClient()
  return async (): Promise<readonly RosterPerson[]> => {
    const workers = await readAllRows(({ page }) => {
      const options = getListWorkersQueryOptions(realPropertyId, workId, getLargePageParams(page))
      return client.fetchQuery({ ...options, staleTime: 0 })
    })
    return workers.map(toRosterPerson).filter(({ status }) => status === WorkPartyStatus.CURRENT)
  }
}
