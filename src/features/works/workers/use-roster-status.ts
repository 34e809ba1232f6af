import { useQueryClient } from '@tanstack/react-query'
import type { WorkerPage } from '@/api/generated/model/workerPage'
import type { WorkPartyStatus } from '@/api/generated/model/workPartyStatus'
import { getListWorkersQueryOptions, useListWorkers } from '@/api/generated/workers/workers'
import { useWork } from '../detail/use-work'

interface RosterPerson {
  id: number
  id_number: string
}

/** Matches every document that contains the number. One page of 100 is enough. */
const rosterFilter = ({ id_number }: RosterPerson) => ({ person_id_number: id_number, page_size: 100 })

const statusIn = (page: WorkerPage | undefined, { id }: RosterPerson): WorkPartyStatus | undefined =>
  page?.results.find(({ person }) => person.id === id)?.status

/** Returns a person's status on the roster; undefined if the person is not on it, and while it loads. */
export function useRosterStatus(somebody: RosterPerson | undefined): WorkPartyStatus | undefined {
  const { realPropertyId, workId } = useWork()
  const asked = somebody ?? { id: 0, id_number: '' }
  const query = useListWorkers(realPropertyId, workId, rosterFilter(asked), {
    query: { enabled: somebody !== undefined },
  })
  return statusIn(query.data, asked)
}

/** Returns a function that reads a person's status from the backend, without the cache. */
export function useReadRosterStatus() {
  const { realPropertyId, workId } = useWork()
  const client = useQueryClient()
  return async (somebody: RosterPerson) => {
    const asked = getListWorkersQueryOptions(realPropertyId, workId, rosterFilter(somebody))
    return statusIn(await client.fetchQuery({ ...asked, staleTime: 0 }), somebody)
  }
}
