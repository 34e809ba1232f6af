import { useQueryClient } from '@tanstack/react-query'
import type { WorkerPage } from '@/api/generated/model/workerPage'
import type { WorkPartyStatus } from '@/api/generated/model/workPartyStatus'
import { getListWorkersQueryOptions, useListWorkers } from '@/api/generated/workers/workers'
import { useWork } from '../detail/use-work'

interface Somebody {
  id: number
  id_number: string
}

/** Who has a document with that number in it: few enough for one page. */
const rosterWith = ({ id_number }: Somebody) => ({ person_id_number: id_number, page_size: 100 })

const standingIn = (page: WorkerPage | undefined, { id }: Somebody): WorkPartyStatus | undefined =>
  page?.results.find(({ person }) => person.id === id)?.status

/** How somebody stands on the roster; undefined for who is not on it, and while that is not known. */
export function useStanding(somebody: Somebody | undefined): WorkPartyStatus | undefined {
  const { rp, workId } = useWork()
  const asked = somebody ?? { id: 0, id_number: '' }
  const query = useListWorkers(rp, workId, rosterWith(asked), { query: { enabled: somebody !== undefined } })
  return standingIn(query.data, asked)
}

/** Asks the backend how somebody stands on the roster now. */
export function useRosterStanding() {
  const { rp, workId } = useWork()
  const client = useQueryClient()
  return async (somebody: Somebody) => {
    const asked = getListWorkersQueryOptions(rp, workId, rosterWith(somebody))
    return standingIn(await client.fetchQuery({ ...asked, staleTime: 0 }), somebody)
  }
}
