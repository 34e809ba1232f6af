import type { Schemas } from '../contract/operations.ts'
import { refuse } from '../contract/refusal.ts'
import { submissionSentences as copy } from '../copy/submissions.ts'
import type { ModuleRow, PersonRow } from '../db/rows.ts'
import type { CalendarDay } from './calendar.ts'
import { type FieldRefusals, refuseInvalidFields } from './field-refusals.ts'
import { formatFullName, matchesDocument, matchesText, toDocumentKey } from './people.ts'

/** The status of a submission, of an insured person or of an entry. */
export type SubmissionStatus = Schemas['SubmissionStatus']

/** Whether the modules of a neighbourhood include the active module `document_submission`. */
export const hasSubmissionModule = (modules: readonly ModuleRow[]): boolean =>
  modules.some(({ code, is_active_mobile }) => code === 'document_submission' && is_active_mobile)

/** @throws Refusal 409 `message` unless every row is PENDING. */
export function requirePending(...rows: readonly { status: SubmissionStatus }[]): void {
  if (rows.some(({ status }) => status !== 'PENDING')) refuse(409, { message: copy.notPending })
}

/**
 * Finds the problems of the first and last day of a policy or a background check: the last day must not be before the first
 * day or before today.
 */
export function findValidityRefusals(
  { from_date, to_date }: { from_date: CalendarDay; to_date: CalendarDay },
  today: CalendarDay,
): FieldRefusals {
  if (to_date < from_date) return { to_date: [copy.endsBeforeItBegins] }
  return { to_date: to_date < today ? [copy.endsInThePast] : [] }
}

/** Returns the person. @throws Refusal 400 `person` unless the person belongs to the neighbourhood. */
export function requireKnownPerson(person: PersonRow | undefined, realPropertyId: number): PersonRow {
  if (person?.real_property_id === realPropertyId) return person
  refuse(400, { person: [copy.stranger] })
}

/**
 * Refuses to add a person to a submission twice. `submissionRows` are the insured people or the entries of the submission.
 * @throws Refusal 409 `message`
 */
export function refuseRepeated(person: PersonRow, submissionRows: readonly { person_id: number }[]): void {
  if (submissionRows.some(({ person_id }) => person_id === person.id)) {
    refuse(409, { message: copy.repeated(formatFullName(person), person.id_number) })
  }
}

/**
 * Refuses a request that changes fixed fields. `fixedFields` has their stored values.
 * @throws Refusal 400 with a sentence for each changed field.
 */
export function refuseChanges(input: object, fixedFields: Readonly<Record<string, unknown>>): void {
  const changedFields = Object.entries(input).filter(
    ([name, value]) => value !== undefined && name in fixedFields && value !== fixedFields[name],
  )
  refuseInvalidFields(Object.fromEntries(changedFields.map(([name]) => [name, [copy.fixed]])))
}

/** Counts the insured people or entries of a submission: all of them, and those with each status. */
export function countPeopleByStatus(
  people: readonly { status: SubmissionStatus }[],
): Schemas['SubmissionPeopleCount'] {
  const countStatus = (status: SubmissionStatus) => people.filter((row) => row.status === status).length
  return {
    total: people.length,
    approved: countStatus('APPROVED'),
    pending: countStatus('PENDING'),
    rejected: countStatus('REJECTED'),
  }
}

interface PeopleFilter {
  person_full_name?: string
  person_id_number?: string
}

/**
 * Whether a submission matches the filters. `findPeople` returns the persons of the submission; each filter that has a value
 * must match at least one of them. Calls `findPeople` only if a filter has a value.
 */
export function matchesPeople(
  { person_full_name: name = '', person_id_number: documentNumber = '' }: PeopleFilter,
  findPeople: () => readonly PersonRow[],
): boolean {
  const matchesName =
    name.trim() === '' || findPeople().some((person) => matchesText(formatFullName(person), name))
  return (
    matchesName &&
    (toDocumentKey(documentNumber) === '' ||
      findPeople().some((person) => matchesDocument(person, documentNumber)))
  )
}

/**
 * Adds the id to an ordering, in the same direction, so that submissions with equal values always have the same order.
 */
export const withIdTieBreak = (ordering: string): string =>
  `${ordering},${ordering.startsWith('-') ? '-id' : 'id'}`

/** Converts a person of a submission to its form in responses. */
export const toSubmissionPerson = (person: PersonRow): Schemas['SubmissionPerson'] => ({
  id: person.id,
  full_name: formatFullName(person),
  id_number: person.id_number,
})
