import { useRef, useState } from 'react'
import { isAnswered } from '@/api/api-error'
import type { FoundPerson } from '@/api/generated/model/foundPerson'
import type { WorkManager } from '@/api/generated/model/workManager'
import { describeError } from '@/copy/errors'
import { copy } from './copy'
import { contactToSend, type ManagerValues } from './manager-form'
import { useAddCalls } from './use-add-calls'

type Step = 'person' | 'manager' | 'contact'

/** What the failed step is called, where the backend says nothing that can be shown. */
const fallbacks: Record<Step, string> = {
  person: copy.new.personFailed,
  manager: copy.new.failed,
  contact: copy.new.failed,
}

/** What was saved of somebody who is being added, although a later step failed. */
export interface SavedPart {
  /** The person who was registered. */
  person?: FoundPerson
  /** The person as a manager of the work. */
  manager?: WorkManager
}

/**
 * Adds a manager in up to three steps: registers a new person, adds the manager, updates changed contact data. A
 * retry continues after the last saved step. A step with a lost answer is verified first, so that nothing is done
 * twice.
 */
export function useAddManager() {
  const calls = useAddCalls()
  const { step, run } = useSteps()
  const done = useRef<SavedPart>({})
  // Told only once something failed: what goes well is over before it could be read.
  const [kept, setKept] = useState<SavedPart>({})

  const personOf = async (values: ManagerValues): Promise<FoundPerson> => {
    const known = done.current.person ?? values.known
    if (known) return known
    const find = () => calls.findPerson(values.idNumber)
    const person = await run('person', () => calls.register(values), find)
    done.current = { person }
    return person
  }
  const managerOf = async (values: ManagerValues): Promise<WorkManager> => {
    const { id } = await personOf(values)
    const find = () => calls.findManager(id)
    const manager = done.current.manager ?? (await run('manager', () => calls.add(id, values.status), find))
    done.current = { ...done.current, manager }
    return manager
  }
  const add = async (values: ManagerValues): Promise<WorkManager> => {
    try {
      const manager = await managerOf(values)
      const contact = contactToSend(manager, values)
      return contact ? await run('contact', () => calls.complete(manager.id, contact)) : manager
    } catch (error) {
      setKept(done.current)
      throw error
    }
  }
  return { kept, add, describe: (error: unknown) => describeError(error, fallbacks[step.current]) }
}

/** Runs one step after another, and remembers at which it ended and whether its answer was lost. */
function useSteps() {
  const step = useRef<Step>('person')
  const lost = useRef<Step>(undefined)

  const run = async <Answer>(
    name: Step,
    call: () => Promise<Answer>,
    find?: () => Promise<Answer | undefined>,
  ): Promise<Answer> => {
    step.current = name
    const found = lost.current === name ? await find?.() : undefined
    lost.current = undefined
    if (found !== undefined) return found
    try {
      return await call()
    } catch (error) {
      if (!isAnswered(error)) lost.current = name
      throw error
    }
  }
  return { step, run }
}
