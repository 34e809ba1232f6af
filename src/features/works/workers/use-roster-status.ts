import { useQueryClient } from '@tanstack/react-query'
import type { WorkerPage } from '@/api/generated/model/workerPage'
import type { WorkPartyStatus } from '@/api/generated/model/workPartyStatus'
import { getListWorkersQueryOptions, useListWorkers } from '@/api/generated/workers/workers'
import { useWork } from '../detail/use-work'

interface PersonOnRoster {
  id: number
  id_number: string
}

/** The API matches parts of identity numbers, so the response can contain other people: `findStatus` selects by id. */
const buildRosterFilter = ({ id_number }: PersonOnRoster) => ({ person_id_number: id_number, page_size: 100 })

const findStatus = (page: WorkerPage | undefined, { id }: PersonOnRoster): WorkPartyStatus | undefined =>
  page?.results.find(({ person }) => person.id === id)?.status

/** Returns a person's status on the roster; undefined while the roster loads, and for a person who is not on the roster. */
export function useRosterStatus(person: PersonOnRoster | undefined): WorkPartyStatus | undefined {
  const { realPropertyId, workId } = useWork()
  const personOrNobody = person ?? { id: 0, id_number: '' }
  const query = useListWorkers(realPropertyId, workId, buildRosterFilter(personOrNobody), {
    query: { enabled: person !== undefined },
  })
  return findStatus(query.data, personOrNobody)
}

/** Returns a function that reads a person's status from the backend, never from the cache. */
export function useReadRosterStatus() {
  const { realPropertyId, workId } = useWork()
  const client = useQueryClient()
  return async (person: PersonOnRoster) => {
    const options = getListWorkersQueryOptions(realPropertyId, workId, buildRosterFilter(person))
    return findStatus(await client.fetchQuery({ ...options, staleTime: 0 }), person)
  }
}
