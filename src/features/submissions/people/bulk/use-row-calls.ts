import { useRef } from 'react'
import { ApiError, isRejection, isSessionEnd } from '@/api/api-error'
import type { Gender } from '@/api/generated/model/gender'
import type { PersonInput } from '@/api/generated/model/personInput'
import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import { useCreatePerson } from '@/api/generated/persons/persons'
import { describeError } from '@/copy/errors'
import { useFindPerson } from '@/patterns/persons/use-find-person'
import { useSession } from '@/session/use-session'
import { copy } from './copy'
import { type ListedWorker, type RowState, toLookupState, toNewPersonInput } from './worker-row'

/**
 * Returns functions that look up or register the person of a row and return the row's new state. The returned
 * functions never throw.
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
        const { id, full_name, id_number } = await register(toNewPersonInput(row, gender))
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
 * Returns a function that registers a person without creating duplicates, even if several calls run at the same time.
 * After a lost response or a conflict, the function finds the person by the unique document.
 */
function useRegistration() {
  const realPropertyId = useSession().neighbourhood.id
  const findPerson = useFindPerson()
  const createPerson = useCreatePerson()
  const uncertainDocuments = useRef(new Set<string>())

  return async (data: PersonInput): Promise<SubmissionPerson> => {
    const document = data.id_number
    const found = uncertainDocuments.current.has(document) ? await findPerson(document) : undefined
    uncertainDocuments.current.delete(document)
    if (found) return found
    try {
      return await createPerson.mutateAsync({ rp: realPropertyId, data })
    } catch (error) {
      if (!isRejection(error)) uncertainDocuments.current.add(document)
      const registeredPerson =
        error instanceof ApiError && error.status === 409 ? await findPerson(document) : undefined
      if (registeredPerson) return registeredPerson
      throw error
    }
  }
}
