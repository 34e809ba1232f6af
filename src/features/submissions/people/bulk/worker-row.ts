import type { FoundPerson } from '@/api/generated/model/foundPerson'
import type { Gender } from '@/api/generated/model/gender'
import type { PersonInput } from '@/api/generated/model/personInput'
import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import { idTypeFor, isDocumentNumber } from '@/domain/documents'
import { copy as peopleCopy } from '../copy'
import { crowdOf } from '../twice'
import type { CheckedLine } from './check-lines'
import { copy } from './copy'

const { problems } = copy

/** What becomes of a row. */
export type Standing =
  /** Nobody has looked for the person yet. */
  | { is: 'waiting' }
  /** The neighbourhood knows the person. */
  | { is: 'known'; person: SubmissionPerson }
  /** The neighbourhood does not: the person is registered first. */
  | { is: 'fresh' }
  /** Something is against it, in words. */
  | { is: 'bad' | 'twice' | 'unsure' | 'failed' | 'removed'; reasons: readonly string[] }

/** A row of a list, with what becomes of it. */
export interface WorkerRow extends CheckedLine {
  standing: Standing
  /** Whether the gender was chosen here, and may be chosen otherwise. */
  isGenderAsked?: boolean
}

/** A row of which nobody has been looked for yet. */
export function rowOf(line: CheckedLine): WorkerRow {
  if (line.problems.length > 0) return { ...line, standing: { is: 'bad', reasons: line.problems } }
  if (line.twice) return { ...line, standing: { is: 'twice', reasons: [line.twice] } }
  return { ...line, standing: { is: 'waiting' } }
}

/** A row of somebody who is in the submission already. */
export const twiceStanding = ({ full_name, id_number }: SubmissionPerson): Standing => ({
  is: 'twice',
  reasons: [peopleCopy.twice(full_name, id_number)],
})

/** What becomes of a row once it is known who has its document, if anybody does. */
export function standingOfFound(
  { document, lastName, firstName, problemsOfNew }: CheckedLine,
  found: FoundPerson | undefined,
  people: readonly SubmissionPerson[],
): Standing {
  if (found) {
    const { id, full_name, id_number } = found
    const person = { id, full_name, id_number }
    return crowdOf(people).has(person) ? twiceStanding(person) : { is: 'known', person }
  }
  const against = [
    isDocumentNumber(document) ? undefined : problems.documentPattern,
    lastName === '' || firstName === '' ? problems.noName : undefined,
    ...problemsOfNew,
  ].filter((reason) => reason !== undefined)
  return against.length > 0 ? { is: 'bad', reasons: against } : { is: 'fresh' }
}

const isToRegister = ({ standing }: WorkerRow) => standing.is === 'fresh' || standing.is === 'failed'

/** Whether a row is of somebody to register of whom the list does not tell the gender. */
export const lacksGender = (row: WorkerRow): boolean => isToRegister(row) && row.gender === ''

/** The names of somebody to register, which stood in one cell, told apart for the reader to see where. */
export const splitNameOf = (row: WorkerRow): Pick<WorkerRow, 'lastName' | 'firstName'> | undefined =>
  row.isSplit && isToRegister(row) ? row : undefined

/** How rows are counted: those that are added, those that something is missing of, one person too many, and taken off. */
export type RowGroup = 'good' | 'incomplete' | 'twice' | 'removed'

export function groupOf(row: WorkerRow, gender: Gender | ''): RowGroup {
  const { is } = row.standing
  if (is === 'twice' || is === 'removed') return is
  return isGood(row, gender) ? 'good' : 'incomplete'
}

/** Whether a row can be added; `gender` is that of whom the list tells none. */
export const isGood = (row: WorkerRow, gender: Gender | ''): boolean =>
  row.standing.is === 'known' || (isToRegister(row) && (row.gender || gender) !== '')

/** Whether a row can be added once its person is registered. */
export const isGoodToRegister = (row: WorkerRow, gender: Gender | ''): boolean =>
  isToRegister(row) && isGood(row, gender)

/** What is against a row, in words. */
export function reasonsOf(row: WorkerRow, gender: Gender | ''): readonly string[] {
  const { standing } = row
  const told = 'reasons' in standing ? standing.reasons : []
  return lacksGender(row) && gender === '' ? [...told, problems.noGender] : told
}

/** The request that registers whom a row is about. Only for one that can be registered. */
export const toPersonInput = (row: WorkerRow, gender: Gender | ''): PersonInput => ({
  first_name: row.firstName,
  last_name: row.lastName,
  id_number: row.document,
  id_type_code: idTypeFor(row.document, 'DNI'),
  gender: (row.gender || gender) as Gender,
  nationality: row.nationality || undefined,
})

const wordsOf = (name: string) =>
  new Set(
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== ''),
  )

/** The name in the list, where it is not that of who has the document: perhaps the document is mistyped. */
export function otherName({ standing, lastName, firstName }: WorkerRow): string | undefined {
  const told = `${firstName} ${lastName}`.trim()
  if (standing.is !== 'known' || told === '') return undefined
  const [inList, known] = [wordsOf(told), wordsOf(standing.person.full_name)]
  const isPart = (part: ReadonlySet<string>, whole: ReadonlySet<string>) =>
    [...part].every((word) => whole.has(word))
  return isPart(inList, known) || isPart(known, inList) ? undefined : told
}
