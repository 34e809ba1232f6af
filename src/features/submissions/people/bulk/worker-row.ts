import type { FoundPerson } from '@/api/generated/model/foundPerson'
import type { Gender } from '@/api/generated/model/gender'
import type { PersonInput } from '@/api/generated/model/personInput'
import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import { idTypeFor, isDocumentNumber } from '@/domain/documents'
import { copy as peopleCopy } from '../copy'
import { indexPeople } from '../duplicate-people'
import type { CheckedLine } from './check-lines'
import { copy } from './copy'
import { foldText } from './grid'

const { problems } = copy

export type RowState =
  | { is: 'waiting' }
  | { is: 'known'; person: SubmissionPerson }
  /** The person is new and is registered first. */
  | { is: 'new' }
  /** The row has problems or was removed. */
  | { is: 'invalid' | 'duplicate' | 'lookupFailed' | 'failed' | 'removed'; reasons: readonly string[] }

export interface ListedWorker extends CheckedLine {
  state: RowState
  /** Whether the gender was chosen here and may change. */
  hasGenderChoice?: boolean
}

export function toWorkerRow(line: CheckedLine): ListedWorker {
  if (line.problems.length > 0) return { ...line, state: { is: 'invalid', reasons: line.problems } }
  if (line.duplicate) return { ...line, state: { is: 'duplicate', reasons: [line.duplicate] } }
  return { ...line, state: { is: 'waiting' } }
}

export const createDuplicateState = ({ full_name, id_number }: SubmissionPerson): RowState => ({
  is: 'duplicate',
  reasons: [peopleCopy.duplicate(full_name, id_number)],
})

export function toLookupState(
  { document, lastName, firstName, problemsOfNew }: CheckedLine,
  foundPerson: FoundPerson | undefined,
  people: readonly SubmissionPerson[],
): RowState {
  if (foundPerson) {
    const { id, full_name, id_number } = foundPerson
    const person = { id, full_name, id_number }
    return indexPeople(people).has(person) ? createDuplicateState(person) : { is: 'known', person }
  }
  const reasons = [
    isDocumentNumber(document) ? undefined : problems.documentPattern,
    lastName === '' || firstName === '' ? problems.noName : undefined,
    ...problemsOfNew,
  ].filter((reason) => reason !== undefined)
  return reasons.length > 0 ? { is: 'invalid', reasons } : { is: 'new' }
}

const isToRegister = ({ state }: ListedWorker) => state.is === 'new' || state.is === 'failed'

export const lacksGender = (row: ListedWorker): boolean => isToRegister(row) && row.gender === ''

/** Names of a new person that were split from one cell, for the user to check. */
export const getSplitName = (row: ListedWorker): Pick<ListedWorker, 'lastName' | 'firstName'> | undefined =>
  row.isSplit && isToRegister(row) ? row : undefined

/** Groups of rows: valid, incomplete, duplicate and removed. */
export type RowGroup = 'valid' | 'incomplete' | 'duplicate' | 'removed'

export function getRowGroup(row: ListedWorker, gender: Gender | ''): RowGroup {
  const { is } = row.state
  if (is === 'duplicate' || is === 'removed') return is
  return isAddable(row, gender) ? 'valid' : 'incomplete'
}

/** Whether a row can be added; `gender` applies to people without one in the list. */
export const isAddable = (row: ListedWorker, gender: Gender | ''): boolean =>
  row.state.is === 'known' || (isToRegister(row) && (row.gender || gender) !== '')

/** Whether a row can be added once its person is registered. */
export const isAddableOnceRegistered = (row: ListedWorker, gender: Gender | ''): boolean =>
  isToRegister(row) && isAddable(row, gender)

export function getRowReasons(row: ListedWorker, gender: Gender | ''): readonly string[] {
  const { state } = row
  const own = 'reasons' in state ? state.reasons : []
  return lacksGender(row) && gender === '' ? [...own, problems.noGender] : own
}

/** Builds the request that registers a row's person. Call it only for a row that can be registered. */
export const toNewPersonInput = (row: ListedWorker, gender: Gender | ''): PersonInput => ({
  first_name: row.firstName,
  last_name: row.lastName,
  id_number: row.document,
  id_type_code: idTypeFor(row.document, 'DNI'),
  gender: (row.gender || gender) as Gender,
  nationality: row.nationality || undefined,
})

const wordsOf = (name: string) =>
  new Set(
    foldText(name)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== ''),
  )

/** The list's name if it differs from the known person's, because the document may be mistyped. */
export function findDifferentName({ state, lastName, firstName }: ListedWorker): string | undefined {
  const own = `${firstName} ${lastName}`.trim()
  if (state.is !== 'known' || own === '') return undefined
  const [inList, known] = [wordsOf(own), wordsOf(state.person.full_name)]
  const isPart = (part: ReadonlySet<string>, whole: ReadonlySet<string>) =>
    [...part].every((word) => whole.has(word))
  return isPart(inList, known) || isPart(known, inList) ? undefined : own
}
