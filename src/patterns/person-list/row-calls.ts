import { isSessionEnd } from '@/api/api-error'
import type { Gender } from '@/api/generated/model/gender'
import { describeError } from '@/copy/errors'
import { copy } from './copy'
import type { PersonListOptions } from './person-list-options'
import { type ListedRow, type RowState, toLookupState, toPersonInput } from './person-row'

/**
 * Returns two functions: `lookUp` looks up the person of a row, and `register` registers the person. Both resolve to
 * the new state of the row and never reject.
 */
export const createRowCalls = (options: PersonListOptions) => ({
  lookUp: async (row: ListedRow): Promise<RowState> => {
    try {
      return toLookupState(row, await options.findPeople(row), options)
    } catch (error) {
      return { kind: 'lookupFailed', reasons: [copy.lookup.failed(describeError(error).join(' '))] }
    }
  },
  register: async (row: ListedRow, gender: Gender | ''): Promise<RowState> => {
    try {
      const { id, full_name, id_number } = await options.registerPerson(toPersonInput(row, gender))
      return { kind: 'known', person: { id, full_name, id_number } }
    } catch (error) {
      const reasons = isSessionEnd(error) ? [copy.registerFailed] : describeError(error, copy.registerFailed)
      return { kind: 'failed', reasons }
    }
  },
})
