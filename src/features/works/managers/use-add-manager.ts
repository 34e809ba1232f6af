import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isRejection } from '@/api/api-error'
import type { FoundPerson } from '@/api/generated/model/foundPerson'
import type { WorkManager } from '@/api/generated/model/workManager'
import type { WorkManagerPersonInput } from '@/api/generated/model/workManagerPersonInput'
import { useCreatePerson } from '@/api/generated/persons/persons'
import {
  getListWorkManagersQueryOptions,
  useAddWorkManager,
  useUpdateWorkManagerPerson,
} from '@/api/generated/work-managers/work-managers'
import { describeError } from '@/copy/errors'
import { useIdempotentMutation } from '@/patterns/form/use-idempotent-request'
import { useFindPerson } from '@/patterns/persons/use-find-person'
import { allManagersParams, useWork } from '../detail/use-work'
import { copy } from './copy'
import { type ManagerValues, toContactUpdate, toManagerPersonInput } from './manager-form'

type Step = 'person' | 'manager' | 'contact'

const fallbacks: Record<Step, string> = {
  person: copy.new.personFailed,
  manager: copy.new.failed,
  contact: copy.new.failed,
}

/** What the steps have saved so far: the person that they registered, and the manager that they added. */
export interface SavedPart {
  person?: FoundPerson
  manager?: WorkManager
}

/**
 * Adds a manager in three steps: registers a new person, adds the person as manager, and updates a changed email or phone
 * number. A retry continues after the last saved step. If the response to one of the first two steps was lost, the retry
 * first checks whether the backend saved that step.
 */
export function useAddManager() {
  const calls = useAddCalls()
  const { step, run } = useSteps()
  const savedSteps = useRef<SavedPart>({})
  // Set only after a failure, because a success closes the dialog.
  const [savedPart, setSavedPart] = useState<SavedPart>({})

  const ensurePerson = async (values: ManagerValues): Promise<FoundPerson> => {
    const knownPerson = savedSteps.current.person ?? values.known
    if (knownPerson) return knownPerson
    const findSaved = () => calls.findPerson(values.idNumber)
    const person = await run('person', () => calls.register(values), findSaved)
    savedSteps.current = { person }
    return person
  }
  const ensureManager = async (values: ManagerValues): Promise<WorkManager> => {
    const { id } = await ensurePerson(values)
    const findSaved = () => calls.findManager(id)
    const manager =
      savedSteps.current.manager ?? (await run('manager', () => calls.add(id, values.status), findSaved))
    savedSteps.current = { ...savedSteps.current, manager }
    return manager
  }
  const add = async (values: ManagerValues): Promise<WorkManager> => {
    try {
      const manager = await ensureManager(values)
      const contact = toContactUpdate(manager, values)
      return contact ? await run('contact', () => calls.updateContact(manager.id, contact)) : manager
    } catch (error) {
      setSavedPart(savedSteps.current)
      throw error
    }
  }
  return { savedPart, add, describe: (error: unknown) => describeError(error, fallbacks[step.current]) }
}

/**
 * `run` executes a step with `call`. `step` is a ref with the name of the step that started last. If the response to a step
 * was lost, the next `run` of that step first calls `findSaved`. If `findSaved` finds a result, `run` returns this result
 * without `call`.
 */
function useSteps() {
  const step = useRef<Step>('person')
  const lostStep = useRef<Step>(undefined)

  const run = async <Saved>(
    name: Step,
    call: () => Promise<Saved>,
    findSaved?: () => Promise<Saved | undefined>,
  ): Promise<Saved> => {
    step.current = name
    const savedResult = lostStep.current === name ? await findSaved?.() : undefined
    lostStep.current = undefined
    if (savedResult !== undefined) return savedResult
    try {
      return await call()
    } catch (error) {
      if (!isRejection(error)) lostStep.current = name
      throw error
    }
  }
  return { step, run }
}

/**
 * Returns the calls that add a manager. After a lost response, the two `find…` calls check whether the backend saved the
 * person or the manager.
 */
function useAddCalls() {
  const { realPropertyId, workId } = useWork()
  const client = useQueryClient()
  const findPerson = useFindPerson()
  const createPerson = useIdempotentMutation(useCreatePerson)
  const addManager = useIdempotentMutation(useAddWorkManager)
  const updatePerson = useUpdateWorkManagerPerson()

  return {
    register: (values: ManagerValues) =>
      createPerson({ rp: realPropertyId, data: toManagerPersonInput(values) }),
    // The schema rejects the status '', so the default only satisfies the type.
    add: (person: number, status: ManagerValues['status']) =>
      addManager({ rp: realPropertyId, workId, data: { work: workId, person, status: status || 'CURRENT' } }),
    updateContact: (id: number, data: WorkManagerPersonInput) =>
      updatePerson.mutateAsync({ rp: realPropertyId, workId, id, data }),
    findPerson,
    findManager: async (personId: number) => {
      const options = getListWorkManagersQueryOptions(realPropertyId, workId, allManagersParams)
      // The cached list is older than the call, so `staleTime: 0` fetches the list again.
      const { results } = await client.fetchQuery({ ...options, staleTime: 0 })
      return results.find(({ person }) => person.id === personId)
    },
  }
}
