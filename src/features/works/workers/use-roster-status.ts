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
const buildRosterFilter = ({ id_number }: RosterPerson) => ({ person_id_number: id_number, page_size: 100 })

const findStatus = (page: WorkerPage | undefined, { id }: RosterPerson): WorkPartyStatus | undefined =>
  page?.results.find(({ person }) => person.id === id)?.status

/** Returns a person's status on the roster; undefined if the person is not on it, and while it loads. */
export function useRosterStatus(person: RosterPerson | undefined): WorkPartyStatus | undefined {
  const { realPropertyId, workId } = useWork()
  const filterPerson = person ?? { id: 0, id_number: '' }
  const query = useListWorkers(realPropertyId, workId, buildRosterFilter(filterPerson), {
    query: { enabled: person !== undefined },
  })
  return findStatus(query.data, filterPerson)
}

/** Returns a function that reads a person's status from the backend, without the cache. */
export function useReadRosterStatus() {
  const { realPropertyId, workId } = useWork()
  const client = useQueryClient()
  return async (person: RosterPerson) => {
    const options = getListWorkersQueryOptions(realPropertyId, workId, buildRosterFilter(person))
    return findStatus(await client.fetchQuery({ ...options, staleTime: 0 }), person)
  }
}
