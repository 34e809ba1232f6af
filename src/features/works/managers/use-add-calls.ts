import { useQueryClient } from '@tanstack/react-query'
import type { WorkManagerPersonInput } from '@/api/generated/model/workManagerPersonInput'
import { getSearchPersonsQueryOptions, useCreatePerson } from '@/api/generated/persons/persons'
import {
  getListWorkManagersQueryOptions,
  useAddWorkManager,
  useUpdateWorkManagerPerson,
} from '@/api/generated/work-managers/work-managers'
import { plainDocument } from '@/domain/documents'
import { useIdempotentRequest } from '@/patterns/form/use-idempotent-request'
import { everyManager } from '../detail/use-every-manager'
import { useWork } from '../detail/use-work'
import { type ManagerValues, toPersonInput } from './manager-form'

/** What the cache remembers is older than the lost answer. */
const afresh = { staleTime: 0 }

/** The calls that add a manager, and those that look whether one of them was done though its answer was lost. */
export function useAddCalls() {
  const { rp, workId } = useWork()
  const client = useQueryClient()
  const registering = useIdempotentRequest()
  const adding = useIdempotentRequest()
  const createPerson = useCreatePerson({ request: registering.request })
  const addManager = useAddWorkManager({ request: adding.request })
  const updatePerson = useUpdateWorkManagerPerson()

  return {
    register: (values: ManagerValues) => {
      const data = toPersonInput(values)
      return registering.send(data, () => createPerson.mutateAsync({ rp, data }))
    },
    add: (person: number, status: ManagerValues['status']) => {
      // The schema has refused the empty one.
      const data = { work: workId, person, status: status || 'CURRENT' }
      return adding.send(data, () => addManager.mutateAsync({ rp, workId, data }))
    },
    complete: (id: number, data: WorkManagerPersonInput) =>
      updatePerson.mutateAsync({ rp, workId, id, data }),
    findPerson: async (idNumber: string) => {
      const options = getSearchPersonsQueryOptions(rp, { search: idNumber, page_size: 25 })
      const { results } = await client.fetchQuery({ ...options, ...afresh })
      return results.find((person) => plainDocument(person.id_number) === plainDocument(idNumber))
    },
    findManager: async (personId: number) => {
      const options = getListWorkManagersQueryOptions(rp, workId, everyManager)
      const { results } = await client.fetchQuery({ ...options, ...afresh })
      return results.find(({ person }) => person.id === personId)
    },
  }
}
