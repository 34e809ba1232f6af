import type { FoundPerson } from '@/api/generated/model/foundPerson'
import type { Gender } from '@/api/generated/model/gender'
import type { PersonInput } from '@/api/generated/model/personInput'
import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import { correctIdType, isDocumentNumber } from '@/domain/documents'
import { copy as peopleCopy } from '../copy'
import { indexPeople } from '../duplicate-people'
import type { CheckedLine } from './check-lines'
import { copy } from './copy'
import { foldText } from './grid'

const { problems } = copy

export type RowState =
  /** The person has not been looked up. */
  | { kind: 'waiting' }
  /** The person is registered in the neighbourhood. */
  | { kind: 'known'; person: SubmissionPerson }
  /** The person is not registered. The portal registers the person before it adds the row. */
  | { kind: 'new' }
  /** The row has problems or was removed. */
  | { kind: 'invalid' | 'duplicate' | 'lookupFailed' | 'failed' | 'removed'; reasons: readonly string[] }

export interface ListedWorker extends CheckedLine {
  state: RowState
  /** Whether the user chose the gender in the preview. The choice then stays visible. */
  hasGenderChoice?: boolean
}

export function toWorkerRow(line: CheckedLine): ListedWorker {
  if (line.problems.length > 0) return { ...line, state: { kind: 'invalid', reasons: line.problems } }
  if (line.duplicate) return { ...line, state: { kind: 'duplicate', reasons: [line.duplicate] } }
  return { ...line, state: { kind: 'waiting' } }
}

export const createDuplicateState = ({ full_name, id_number }: SubmissionPerson): RowState => ({
  kind: 'duplicate',
  reasons: [peopleCopy.duplicate(full_name, id_number)],
})

/** Returns the state of a row after the lookup. `people` are already in the submission. */
export function toLookupState(
  { document, lastName, firstName, newPersonProblems }: CheckedLine,
  foundPerson: FoundPerson | undefined,
  people: readonly SubmissionPerson[],
): RowState {
  if (foundPerson) {
    const { id, full_name, id_number } = foundPerson
    const person = { id, full_name, id_number }
    return indexPeople(people).has(person) ? createDuplicateState(person) : { kind: 'known', person }
  }
  const reasons = [
    isDocumentNumber(document) ? undefined : problems.documentPattern,
    lastName === '' || firstName === '' ? problems.noName : undefined,
    ...newPersonProblems,
  ].filter((reason) => reason !== undefined)
  return reasons.length > 0 ? { kind: 'invalid', reasons } : { kind: 'new' }
}

const isUnregistered = ({ state }: ListedWorker) => state.kind === 'new' || state.kind === 'failed'

export const lacksGender = (row: ListedWorker): boolean => isUnregistered(row) && row.gender === ''

/** Returns the names of a new person if the portal guessed how to split the full name. The user can then check the split. */
export const getSplitName = (row: ListedWorker): Pick<ListedWorker, 'lastName' | 'firstName'> | undefined =>
  row.isNameGuessed && isUnregistered(row) ? row : undefined

/** The groups by which the preview counts the rows. */
export type RowGroup = 'valid' | 'incomplete' | 'duplicate' | 'removed'

export function getRowGroup(row: ListedWorker, gender: Gender | ''): RowGroup {
  const { kind } = row.state
  if (kind === 'duplicate' || kind === 'removed') return kind
  return isAddable(row, gender) ? 'valid' : 'incomplete'
}

/** Whether a row can be added. `gender` is the user's choice for all new people whose gender is not in the list. */
export const isAddable = (row: ListedWorker, gender: Gender | ''): boolean =>
  row.state.kind === 'known' || (isUnregistered(row) && (row.gender || gender) !== '')

/** Whether a row can be added, but only after the portal registers the person. */
export const isAddableOnceRegistered = (row: ListedWorker, gender: Gender | ''): boolean =>
  isUnregistered(row) && isAddable(row, gender)

export function getRowReasons(row: ListedWorker, gender: Gender | ''): readonly string[] {
  const { state } = row
  const stateReasons = 'reasons' in state ? state.reasons : []
  return lacksGender(row) && gender === '' ? [...stateReasons, problems.noGender] : stateReasons
}

/** Builds the body of the request that registers a row's person. Call it only for rows that `isAddableOnceRegistered`. */
export const toWorkerPersonInput = (row: ListedWorker, gender: Gender | ''): PersonInput => ({
  first_name: row.firstName,
  last_name: row.lastName,
  id_number: row.document,
  id_type_code: correctIdType(row.document, 'DNI'),
  gender: (row.gender || gender) as Gender,
  nationality: row.nationality || undefined,
})

const splitWords = (name: string) =>
  new Set(
    foldText(name)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== ''),
  )

/**
 * Returns the name in the list if it differs from the registered name. The user then checks the document number, which
 * may be mistyped. A name that only has more or fewer words does not differ.
 */
export function findDifferentName({ state, lastName, firstName }: ListedWorker): string | undefined {
  const nameInList = `${firstName} ${lastName}`.trim()
  if (state.kind !== 'known' || nameInList === '') return undefined
  const [listWords, knownWords] = [splitWords(nameInList), splitWords(state.person.full_name)]
  const isPart = (part: ReadonlySet<string>, whole: ReadonlySet<string>) =>
    [...part].every((word) => whole.has(word))
  return isPart(listWords, knownWords) || isPart(knownWords, listWords) ? undefined : nameInList
}
