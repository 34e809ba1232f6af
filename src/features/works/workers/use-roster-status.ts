import { useQueryClient } from '@tanstack/react-query'
import type { WorkerPage } from '@/api/generated/model/workerPage'
import type { WorkPartyStatus } from '@/api/generated/model/workPartyStatus'
import { getListWorkersQueryOptions, useListWorkers } from '@/api/generated/workers/workers'
import { useWork } from '../detail/use-work'

interface SearchedPerson {
  id: number
  id_number: string
}

/**
 * Builds the parameters of the request that finds a person on the roster. The API also returns workers whose document number
 * only contains the given number, so `findStatus` selects the worker by the id of the person.
 */
const buildRosterFilter = ({ id_number }: SearchedPerson) => ({ person_id_number: id_number, page_size: 100 })

const findStatus = (page: WorkerPage | undefined, { id }: SearchedPerson): WorkPartyStatus | undefined =>
  page?.results.find(({ person }) => person.id === id)?.status

/** Returns a person's status on the roster; undefined while the roster loads, and for a person who is not on the roster. */
export function useRosterStatus(person: SearchedPerson | undefined): WorkPartyStatus | undefined {
  const { realPropertyId, workId } = useWork()
  const personOrNobody = person ?? { id: 0, id_number: '' }
  const query = useListWorkers(realPropertyId, workId, buildRosterFilter(personOrNobody), {
    query: { enabled: person !== undefined },
  })
  return findStatus(query.data, personOrNobody)
}

/** Returns a function that reads a person's status on the roster from the backend, never from the cache. */
export function useReadRosterStatus() {
  const { realPropertyId, workId } = useWork()
  const client = useQueryClient()
  return async (person: SearchedPerson) => {
    const options = getListWorkersQueryOptions(realPropertyId, workId, buildRosterFilter(person))
    return findStatus(await client.fetchQuery({ ...options, staleTime: 0 }), person)
  }
}
