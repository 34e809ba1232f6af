import { useRef, useState } from 'react'
import type { FoundPerson } from '@/api/generated/model/foundPerson'
import type { WorkManager } from '@/api/generated/model/workManager'
import type { WorkManagerPersonInput } from '@/api/generated/model/workManagerPersonInput'
import { personWrites } from '@/api/writes/persons'
import { useWrite } from '@/api/writes/use-write'
import { workManagerWrites } from '@/api/writes/work-managers'
import { describeError } from '@/copy/errors'
import { useWork } from '../detail/use-work'
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
 * number. A retry continues after the last saved step.
 */
export function useAddManager() {
  const calls = useAddCalls()
  const lastStep = useRef<Step>('person')
  const savedSteps = useRef<SavedPart>({})
  // Set only after a failure, because a success closes the dialog.
  const [savedPart, setSavedPart] = useState<SavedPart>({})

  const ensurePerson = async (values: ManagerValues): Promise<FoundPerson> => {
    const knownPerson = savedSteps.current.person ?? values.known
    if (knownPerson) return knownPerson
    lastStep.current = 'person'
    const person = await calls.register(values)
    savedSteps.current = { person }
    return person
  }
  const ensureManager = async (values: ManagerValues): Promise<WorkManager> => {
    const { id: person } = await ensurePerson(values)
    if (savedSteps.current.manager) return savedSteps.current.manager
    lastStep.current = 'manager'
    const manager = await calls.add(person, values.status)
    savedSteps.current = { ...savedSteps.current, manager }
    return manager
  }
  const add = async (values: ManagerValues): Promise<WorkManager> => {
    try {
      const manager = await ensureManager(values)
      const contact = toContactUpdate(manager, values)
      if (!contact) return manager
      lastStep.current = 'contact'
      return await calls.updateContact(manager.id, contact)
    } catch (error) {
      setSavedPart(savedSteps.current)
      throw error
    }
  }
  return { savedPart, add, describe: (error: unknown) => describeError(error, fallbacks[lastStep.current]) }
}

/** Returns the calls that add a manager, one for each step. */
function useAddCalls() {
  const { realPropertyId: rp, workId } = useWork()
  const createPerson = useWrite(personWrites.createPerson)
  const addManager = useWrite(workManagerWrites.addWorkManager)
  const updatePerson = useWrite(workManagerWrites.updateWorkManagerPerson)
  return {
    register: (values: ManagerValues) => createPerson({ rp, data: toManagerPersonInput(values) }),
    // The schema rejects the status '', so the default only satisfies the type.
    add: (person: number, status: ManagerValues['status']) =>
      addManager({ rp, workId, data: { work: workId, person, status: status || 'CURRENT' } }),
    updateContact: (id: number, data: WorkManagerPersonInput) => updatePerson({ rp, workId, id, data }),
  }
}
