import { ApiError, isSessionEnd, SavedEarlierError } from '@/api/api-error'
import type { Gender } from '@/api/generated/model/gender'
import type { PersonInput } from '@/api/generated/model/personInput'
import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import { personWrites } from '@/api/writes/persons'
import { useWrite } from '@/api/writes/use-write'
import { describeError } from '@/copy/errors'
import { useFindPerson } from '@/patterns/persons/use-find-person'
import { useSession } from '@/session/use-session'
import { copy } from './copy'
import { type ListedWorker, type RowState, toLookupState, toWorkerPersonInput } from './worker-row'

/**
 * Returns two functions: `lookUp` looks up the person of a row, and `register` registers the person. Both resolve to
 * the new state of the row and never reject. `people` are already in the submission.
 */
export function useRowCalls(people: readonly SubmissionPerson[]) {
  const findPerson = useFindPerson()
  const register = useRegistration()
  return {
    lookUp: async (row: ListedWorker): Promise<RowState> => {
      try {
        return toLookupState(row, await findPerson(row.document), people)
      } catch (error) {
        return { kind: 'lookupFailed', reasons: [copy.lookup.failed(describeError(error).join(' '))] }
      }
    },
    register: async (row: ListedWorker, gender: Gender | ''): Promise<RowState> => {
      try {
        const { id, full_name, id_number } = await register(toWorkerPersonInput(row, gender))
        return { kind: 'known', person: { id, full_name, id_number } }
      } catch (error) {
        const reasons = isSessionEnd(error)
          ? [copy.registerFailed]
          : describeError(error, copy.registerFailed)
        return { kind: 'failed', reasons }
      }
    },
  }
}

/**
 * Returns a function that registers a person. If the person is registered already, the function returns the person
 * with the document number. Several calls may run at the same time.
 */
function useRegistration() {
  const realPropertyId = useSession().neighbourhood.id
  const findPerson = useFindPerson()
  const createPerson = useWrite(personWrites.createPerson)

  return async (data: PersonInput): Promise<SubmissionPerson> => {
    try {
      return await createPerson({ rp: realPropertyId, data })
    } catch (error) {
      const isRegistered =
        error instanceof SavedEarlierError || (error instanceof ApiError && error.status === 409)
      const registeredPerson = isRegistered ? await findPerson(data.id_number) : undefined
      if (registeredPerson) return registeredPerson
      throw error
    }
  }
}
