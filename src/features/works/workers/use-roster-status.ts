import { useQueryClient } from '@tanstack/react-query'
import type { WorkerPage } from '@/api/generated/model/workerPage'
import type { WorkPartyStatus } from '@/api/generated/model/workPartyStatus'
import { getListWorkersQueryOptions, useListWorkers } from '@/api/generated/workers/workers'
import { useWork } from '../detail/use-work'

interface RosterPerson {
  id: number
  id_number: string
}

/** Who has a document with that number in it: few enough for one page. */
const rosterFilter = ({ id_number }: RosterPerson) => ({ person_id_number: id_number, page_size: 100 })

const statusIn = (page: WorkerPage | undefined, { id }: RosterPerson): WorkPartyStatus | undefined =>
  page?.results.find(({ person }) => person.id === id)?.status

/** How somebody stands on the roster; undefined for who is not on it, and while that is not known. */
export function useRosterStatus(somebody: RosterPerson | undefined): WorkPartyStatus | undefined {
  const { rp, workId } = useWork()
  const asked = somebody ?? { id: 0, id_number: '' }
  const query = useListWorkers(rp, workId, rosterFilter(asked), {
    query: { enabled: somebody !== undefined },
  })
  return statusIn(query.data, asked)
}

/** Asks the backend how somebody stands on the roster now. */
export function useReadRosterStatus() {
  const { rp, workId } = useWork()
  const client = useQueryClient()
  return async (somebody: RosterPerson) => {
    const asked = getListWorkersQueryOptions(rp, workId, rosterFilter(somebody))
    return statusIn(await client.fetchQuery({ ...asked, staleTime: 0 }), somebody)
  }
}
