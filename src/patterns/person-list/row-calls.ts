import { ApiError, getFieldSentences, isRejection, isSessionEnd } from '@/api/api-error'
import type { Gender } from '@/api/generated/model/gender'
import { describeError } from '@/copy/errors'
import type { RegisteredPerson } from '../persons/person-registration'
import { copy } from './copy'
import { indexPeople } from './people-index'
import type { PersonListOptions } from './person-list-options'
import { type ListedRow, type RowState, toLookupState, toPersonInput } from './person-row'

/** Describes a failed call of one row. The sentences about its fields are shown at the row, which has no fields. */
function describeFailure(error: unknown, fallback: string): string[] {
  if (isSessionEnd(error)) return [fallback]
  const fieldSentences = Object.values(getFieldSentences(error)).flat()
  return fieldSentences.length > 0 ? fieldSentences : describeError(error, fallback)
}

/** Returns the functions that call the backend for one row. They resolve to the new state of the row and never reject. */
export function createRowCalls(options: PersonListOptions) {
  let peopleIndex: ReturnType<typeof indexPeople> | undefined
  const hasPerson = (person: RegisteredPerson) => {
    peopleIndex ??= indexPeople(options.people)
    return peopleIndex.has(person)
  }
  return {
    /** Looks up the person of a row. `includesOutside` is whether the row may be of a person outside. */
    lookUp: async (row: ListedRow, includesOutside: boolean): Promise<RowState> => {
      const { findPeople, outside } = options
      try {
        const found = await findPeople(row)
        if (found.length > 0 || !outside) return toLookupState(row, found, options, hasPerson)
        if (!includesOutside) return { kind: 'outside', reasons: [outside.reason] }
        const state = toLookupState(row, await outside.findPeople(row), options, hasPerson)
        return state.kind === 'known' || state.kind === 'new' ? { ...state, note: outside.note } : state
      } catch (error) {
        return { kind: 'lookupFailed', reasons: [copy.lookup.failed(describeError(error).join(' '))] }
      }
    },
    /** Registers the person of a row. Calls `onError` with the error of a failed call. */
    register: async (
      row: ListedRow,
      gender: Gender | '',
      onError: (error: unknown) => void,
    ): Promise<RowState> => {
      try {
        const { id, full_name, id_number } = await options.registerPerson(toPersonInput(row, gender))
        return { kind: 'known', person: { id, full_name, id_number } }
      } catch (error) {
        onError(error)
        return { kind: 'failed', reasons: describeFailure(error, copy.registerFailed) }
      }
    },
  }
}

/** Returns the state of a row after the call that adds its person failed. */
export function toFailedAddition(person: RegisteredPerson, error: unknown): RowState {
  const reasons = describeFailure(error, copy.addition.failed)
  // Another user has added the person meanwhile.
  if (error instanceof ApiError && error.status === 409) return { kind: 'duplicate', reasons }
  if (error instanceof ApiError && (error.status === 400 || error.status === 404))
    return { kind: 'refused', reasons }
  return { kind: 'notAdded', person, reasons, isUncertain: !isRejection(error) }
}
