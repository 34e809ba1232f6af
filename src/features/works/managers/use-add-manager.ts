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
import { type ManagerValues, toContactUpdate, toNewManagerInput } from './manager-form'

type Step = 'person' | 'manager' | 'contact'

const fallbacks: Record<Step, string> = {
  person: copy.new.personFailed,
  manager: copy.new.failed,
  contact: copy.new.failed,
}

/** The steps that succeeded before another step failed. */
export interface SavedPart {
  person?: FoundPerson
  manager?: WorkManager
}

/**
 * Registers a new person, adds the manager, and updates changed contact data. A retry continues after the last saved
 * step. If the response to a step was lost, the retry first checks whether the backend saved the step, so that no step
 * is repeated.
 */
export function useAddManager() {
  const calls = useAddCalls()
  const { step, run } = useSteps()
  const savedSteps = useRef<SavedPart>({})
  // Set only after a failure, because a success closes the dialog.
  const [savedPart, setSavedPart] = useState<SavedPart>({})

  const requirePerson = async (values: ManagerValues): Promise<FoundPerson> => {
    const knownPerson = savedSteps.current.person ?? values.known
    if (knownPerson) return knownPerson
    const findSaved = () => calls.findPerson(values.idNumber)
    const person = await run('person', () => calls.register(values), findSaved)
    savedSteps.current = { person }
    return person
  }
  const requireManager = async (values: ManagerValues): Promise<WorkManager> => {
    const { id } = await requirePerson(values)
    const findSaved = () => calls.findManager(id)
    const manager =
      savedSteps.current.manager ?? (await run('manager', () => calls.add(id, values.status), findSaved))
    savedSteps.current = { ...savedSteps.current, manager }
    return manager
  }
  const add = async (values: ManagerValues): Promise<WorkManager> => {
    try {
      const manager = await requireManager(values)
      const contact = toContactUpdate(manager, values)
      return contact ? await run('contact', () => calls.updateContact(manager.id, contact)) : manager
    } catch (error) {
      setSavedPart(savedSteps.current)
      throw error
    }
  }
  return { savedPart, add, describe: (error: unknown) => describeError(error, fallbacks[step.current]) }
}

/** Runs the steps one by one, and records the last step and whether the response to it was lost. */
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

/** The calls that add a manager, and the reads that check whether a call without a response was saved. */
function useAddCalls() {
  const { realPropertyId, workId } = useWork()
  const client = useQueryClient()
  const findPerson = useFindPerson()
  const createPerson = useIdempotentMutation(useCreatePerson)
  const addManager = useIdempotentMutation(useAddWorkManager)
  const updatePerson = useUpdateWorkManagerPerson()

  return {
    register: (values: ManagerValues) =>
      createPerson({ rp: realPropertyId, data: toNewManagerInput(values) }),
    // The schema rejects the status '', so the default only satisfies the type.
    add: (person: number, status: ManagerValues['status']) =>
      addManager({ rp: realPropertyId, workId, data: { work: workId, person, status: status || 'CURRENT' } }),
    updateContact: (id: number, data: WorkManagerPersonInput) =>
      updatePerson.mutateAsync({ rp: realPropertyId, workId, id, data }),
    findPerson,
    findManager: async (personId: number) => {
      const options = getListWorkManagersQueryOptions(realPropertyId, workId, allManagersParams)
      // The cached list is older than the call, so `staleTime: 0` reads the list again.
      const { results } = await client.fetchQuery({ ...options, staleTime: 0 })
      return results.find(({ person }) => person.id === personId)
    },
  }
}
