import { useRef, useState } from 'react'
import { isAnswered } from '@/api/api-error'
import type { FoundPerson } from '@/api/generated/model/foundPerson'
import type { WorkManager } from '@/api/generated/model/workManager'
import { describeError } from '@/copy/errors'
import { useReadAgain } from '../detail/use-read-again'
import { copy } from './copy'
import { contactToSend, type ManagerValues } from './manager-form'
import { useAddCalls } from './use-add-calls'

type Step = 'person' | 'manager' | 'contact'

/** What the failed step is called, where the backend says nothing that can be shown (L8). */
const fallbacks: Record<Step, string> = {
  person: copy.new.personFailed,
  manager: copy.new.failed,
  contact: copy.new.failed,
}

/** What was saved of somebody who is being added, although a later step failed. */
export interface Kept {
  /** The person who was registered. */
  person?: FoundPerson
  /** The person as a manager of the work. */
  manager?: WorkManager
}

/**
 * Adds a manager in up to three steps: the person, if new; the manager; then how to reach them, if that changed (L2).
 * What was saved stays, and a second attempt goes on from there. A step whose answer was lost is looked for first, so
 * that nothing is done twice.
 */
export function useAddManager() {
  const calls = useAddCalls()
  const [kept, setKept] = useState<Kept>({})
  const { step, run } = useSteps()

  const add = async (values: ManagerValues): Promise<WorkManager> => {
    const known = kept.person ?? values.known
    const person =
      known ??
      (await run(
        'person',
        () => calls.register(values),
        () => calls.findPerson(values.idNumber),
      ))
    if (!known) setKept((before) => ({ ...before, person }))
    const manager =
      kept.manager ??
      (await run(
        'manager',
        () => calls.add(person.id, values.status),
        () => calls.findManager(person.id),
      ))
    setKept((before) => ({ ...before, manager }))
    const contact = contactToSend(manager, values)
    return contact ? run('contact', () => calls.complete(manager.id, contact)) : manager
  }
  return { kept, add, describe: (error: unknown) => describeError(error, fallbacks[step.current]) }
}

/** Runs one step after another, and remembers at which it ended and whether its answer was lost. */
function useSteps() {
  const step = useRef<Step>('person')
  const lost = useRef<Step>(undefined)
  const readAgain = useReadAgain()

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
      readAgain(error)
      throw error
    }
  }
  return { step, run }
}
