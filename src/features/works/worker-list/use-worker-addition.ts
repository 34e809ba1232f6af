import { useQueryClient } from '@tanstack/react-query'
import type { Worker } from '@/api/generated/model/worker'
import { WorkPartyStatus } from '@/api/generated/model/workPartyStatus'
import { getListWorkersQueryOptions } from '@/api/generated/workers/workers'
import { useBatchWrite } from '@/api/writes/use-batch-write'
import { workerWrites } from '@/api/writes/workers'
import type { RegisteredPerson } from '@/patterns/persons/person-registration'
import { useWork } from '../detail/use-work'
import { buildWholeRosterRequest } from '../workers/use-whole-roster'

/** Returns the functions by which a list dialog adds people to the roster as current workers, one by one. */
export function useWorkerAddition() {
  const { realPropertyId: rp, workId } = useWork()
  const readRoster = useReadRoster()
  const { send, refresh } = useBatchWrite(workerWrites.addWorker)
  return {
    /** Adds a person. Returns the worker; undefined if an earlier call, whose response was lost, has added the person. */
    add: ({ id }: RegisteredPerson): Promise<Worker | undefined> =>
      send({ rp, workId, data: { work: workId, person: id, status: WorkPartyStatus.CURRENT } }),
    readRoster,
    refresh,
  }
}

/** Returns a function that reads all workers of the work from the backend, never from the cache. */
function useReadRoster() {
  const { realPropertyId, workId } = useWork()
  const client = useQueryClient()
  return async (): Promise<readonly Worker[]> => {
    const workers: Worker[] = []
    for (let page = 1; ; page += 1) {
      const options = getListWorkersQueryOptions(realPropertyId, workId, buildWholeRosterRequest(page))
      const { results, count } = await client.fetchQuery({ ...options, staleTime: 0 })
      workers.push(...results)
      if (workers.length >= count || results.length === 0) return workers
    }
  }
}
