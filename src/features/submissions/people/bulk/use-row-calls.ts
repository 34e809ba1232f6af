import { isSessionEnd } from '@/api/api-error'
import type { Gender } from '@/api/generated/model/gender'
import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import { describeError } from '@/copy/errors'
import { useFindPerson } from '@/patterns/persons/use-find-person'
import { copy } from './copy'
import { useRegistration } from './use-registration'
import { type RowState, stateOfLookup, toNewPersonInput, type WorkerRow } from './worker-row'

/** Looks up and registers the person of a row; returns the row's new state. Never throws. */
export function useRowCalls(people: readonly SubmissionPerson[]) {
  const findPerson = useFindPerson()
  const register = useRegistration()
  return {
    lookUp: async (row: WorkerRow): Promise<RowState> => {
      try {
        return stateOfLookup(row, await findPerson(row.document), people)
      } catch (error) {
        return { is: 'unsure', reasons: [copy.looking.failed(describeError(error).join(' '))] }
      }
    },
    register: async (row: WorkerRow, gender: Gender | ''): Promise<RowState> => {
      try {
        const { id, full_name, id_number } = await register(toNewPersonInput(row, gender))
        return { is: 'known', person: { id, full_name, id_number } }
      } catch (error) {
        const reasons = isSessionEnd(error)
          ? [copy.registerFailed]
          : describeError(error, copy.registerFailed)
        return { is: 'failed', reasons }
      }
    },
  }
}
