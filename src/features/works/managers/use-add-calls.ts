import { useQueryClient } from '@tanstack/react-query'
import type { WorkManagerPersonInput } from '@/api/generated/model/workManagerPersonInput'
import { useCreatePerson } from '@/api/generated/persons/persons'
import {
  getListWorkManagersQueryOptions,
  useAddWorkManager,
  useUpdateWorkManagerPerson,
} from '@/api/generated/work-managers/work-managers'
import { useIdempotentRequest } from '@/patterns/form/use-idempotent-request'
import { useFindPerson } from '@/patterns/persons/use-find-person'
import { allManagersParams } from '../detail/use-all-managers'
import { useWork } from '../detail/use-work'
import { type ManagerValues, toNewManagerInput } from './manager-form'

/** Bypasses the cache, which is older than the lost answer. */
const withoutCache = { staleTime: 0 }

/** The calls that add a manager, and those that look whether one of them was done though its answer was lost. */
export function useAddCalls() {
  const { rp, workId } = useWork()
  const client = useQueryClient()
  const findPerson = useFindPerson()
  const registering = useIdempotentRequest()
  const adding = useIdempotentRequest()
  const createPerson = useCreatePerson({ request: registering.request })
  const addManager = useAddWorkManager({ request: adding.request })
  const updatePerson = useUpdateWorkManagerPerson()

  return {
    register: (values: ManagerValues) => {
      const data = toNewManagerInput(values)
      return registering.send(data, () => createPerson.mutateAsync({ rp, data }))
    },
    add: (person: number, status: ManagerValues['status']) => {
      // The schema has refused the empty one.
      const data = { work: workId, person, status: status || 'CURRENT' }
      return adding.send(data, () => addManager.mutateAsync({ rp, workId, data }))
    },
    complete: (id: number, data: WorkManagerPersonInput) =>
      updatePerson.mutateAsync({ rp, workId, id, data }),
    findPerson,
    findManager: async (personId: number) => {
      const options = getListWorkManagersQueryOptions(rp, workId, allManagersParams)
      const { results } = await client.fetchQuery({ ...options, ...withoutCache })
      return results.find(({ person }) => person.id === personId)
    },
  }
}
