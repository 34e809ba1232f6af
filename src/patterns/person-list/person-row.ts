import type { Gender } from '@/api/generated/model/gender'
import type { PersonInput } from '@/api/generated/model/personInput'
import { correctIdType, isDocumentNumber } from '@/domain/documents'
import type { RegisteredPerson } from '../persons/person-registration'
import type { CheckedLine } from './check-lines'
import { copy } from './copy'
import type { PersonListOptions } from './person-list-options'
import { haveSameNames } from './same-names'

const { problems } = copy

export type RowState =
  /** The person has not been looked up. */
  | { kind: 'waiting' }
  /** The person is registered in the neighbourhood. */
  | { kind: 'known'; person: RegisteredPerson; note?: string }
  /** The person is not registered. The portal registers the person before it adds the row. */
  | { kind: 'new'; note?: string }
  /** The person has been added by a call. */
  | { kind: 'added'; person: RegisteredPerson }
  /** The call that adds the person failed, and can be repeated. If `isUncertain`, it may have had its effect. */
  | { kind: 'notAdded'; person: RegisteredPerson; reasons: readonly string[]; isUncertain: boolean }
  /** The person cannot be chosen yet, for example because the person is not on the roster. */
  | { kind: 'outside'; reasons: readonly string[] }
  /** The row has problems, the backend refused the person, or the row was removed. */
  | {
      kind: 'invalid' | 'duplicate' | 'lookupFailed' | 'failed' | 'refused' | 'removed'
      reasons: readonly string[]
    }

export interface ListedRow extends CheckedLine {
  state: RowState
  /** Whether the user chose the gender in the preview. The choice then stays visible. */
  hasGenderChoice?: boolean
}

export function toListedRow(line: CheckedLine): ListedRow {
  if (line.problems.length > 0) return { ...line, state: { kind: 'invalid', reasons: line.problems } }
  if (line.duplicate) return { ...line, state: { kind: 'duplicate', reasons: [line.duplicate] } }
  return { ...line, state: { kind: 'waiting' } }
}

export const createDuplicateState = (
  { full_name, id_number }: RegisteredPerson,
  { duplicate }: Pick<PersonListOptions['words'], 'duplicate'>,
): RowState => ({ kind: 'duplicate', reasons: [duplicate(full_name, id_number)] })

/** Returns the state of a row after the lookup, which found `foundPeople`. `hasPerson` is whether a person was added before. */
export function toLookupState(
  { document, lastName, firstName, newPersonProblems }: CheckedLine,
  [foundPerson, ...otherPeople]: readonly RegisteredPerson[],
  { words, findPersonRefusal }: Pick<PersonListOptions, 'words' | 'findPersonRefusal'>,
  hasPerson: (person: RegisteredPerson) => boolean,
): RowState {
  if (otherPeople.length > 0) return { kind: 'invalid', reasons: [problems.severalFound] }
  if (foundPerson) {
    const { id, full_name, id_number } = foundPerson
    const person = { id, full_name, id_number }
    if (hasPerson(person)) return createDuplicateState(person, words)
    const refusal = findPersonRefusal?.(person)
    return refusal === undefined ? { kind: 'known', person } : { kind: 'invalid', reasons: [refusal] }
  }
  if (document === '') return { kind: 'invalid', reasons: [problems.notFoundByName] }
  const reasons = [
    isDocumentNumber(document) ? undefined : problems.documentPattern,
    lastName === '' || firstName === '' ? problems.noName : undefined,
    ...newPersonProblems,
  ].filter((reason) => reason !== undefined)
  return reasons.length > 0 ? { kind: 'invalid', reasons } : { kind: 'new' }
}

export const isUnregistered = ({ state }: ListedRow) => state.kind === 'new' || state.kind === 'failed'

/** Whether a call of the row may have had its effect. Until that is known, the call is not repeated. */
export const isUncertain = ({ state }: ListedRow): boolean => state.kind === 'notAdded' && state.isUncertain

export const lacksGender = (row: ListedRow): boolean => isUnregistered(row) && row.gender === ''

/** Returns the names of a new person if the portal guessed how to split the full name. The user can then check the split. */
export const getSplitName = (row: ListedRow): Pick<ListedRow, 'lastName' | 'firstName'> | undefined =>
  row.isNameGuessed && isUnregistered(row) ? row : undefined

/** The groups by which the preview counts the rows. */
export type RowGroup = 'waiting' | 'valid' | 'incomplete' | 'duplicate' | 'outside' | 'removed'

const groupsByState: Partial<Record<RowState['kind'], RowGroup>> = {
  waiting: 'waiting',
  duplicate: 'duplicate',
  outside: 'outside',
  removed: 'removed',
}

export function getRowGroup(row: ListedRow, gender: Gender | ''): RowGroup {
  return groupsByState[row.state.kind] ?? (isAddable(row, gender) ? 'valid' : 'incomplete')
}

/** Whether a row can be added. `gender` is the user's choice for all new people whose gender is not in the list. */
export const isAddable = (row: ListedRow, gender: Gender | ''): boolean =>
  row.state.kind === 'known' ||
  row.state.kind === 'notAdded' ||
  (isUnregistered(row) && (row.gender || gender) !== '')

/** Whether the row has a person. Repeated rows and rows that the user has removed do not count. */
export const isOtherPerson = ({ state }: ListedRow): boolean =>
  state.kind !== 'duplicate' && state.kind !== 'removed'

export function getRowReasons(row: ListedRow, gender: Gender | ''): readonly string[] {
  const { state } = row
  const stateReasons = 'reasons' in state ? state.reasons : []
  if (isUncertain(row)) return [...stateReasons, copy.preview.unconfirmed]
  return lacksGender(row) && gender === '' ? [...stateReasons, problems.noGender] : stateReasons
}

/** Builds the body of the request that registers a row's person. Call it only for rows that are `isAddable`. */
export const toPersonInput = (row: ListedRow, gender: Gender | ''): PersonInput => ({
  first_name: row.firstName,
  last_name: row.lastName,
  id_number: row.document,
  id_type_code: correctIdType(row.document, 'DNI'),
  gender: (row.gender || gender) as Gender,
  nationality: row.nationality || undefined,
})

/**
 * Returns the name in the list if it differs from the registered name. The user then checks the document number, which
 * may be mistyped. A name that only has more or fewer words does not differ.
 */
export function findDifferentName({ state, lastName, firstName }: ListedRow): string | undefined {
  const nameInList = `${firstName} ${lastName}`.trim()
  if (state.kind !== 'known' || nameInList === '') return undefined
  return haveSameNames(nameInList, state.person.full_name) ? undefined : nameInList
}
