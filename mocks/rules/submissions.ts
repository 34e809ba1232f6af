import type { Schemas } from '../contract/operations.ts'
import { refuse } from '../contract/refusal.ts'
import { submissionSentences as copy } from '../copy/submissions.ts'
import type { ModuleRow, PersonRow } from '../db/rows.ts'
import type { CalendarDay } from './calendar.ts'
import { type FieldRefusals, refuseFields } from './field-refusals.ts'
import { formatFullName, matchesDocument, matchesText, toDocumentKey } from './people.ts'

/** The status of a submission, or of one of its people. */
export type SubmissionStatus = Schemas['SubmissionStatus']

/** Whether the module of submissions is active in a neighbourhood. */
export const hasSubmissionModule = (modules: readonly ModuleRow[]): boolean =>
  modules.some(({ code, is_active_mobile }) => code === 'document_submission' && is_active_mobile)

/** @throws Refusal 409 `message` unless every row is PENDING. */
export function requirePending(...rows: readonly { status: SubmissionStatus }[]): void {
  if (rows.some(({ status }) => status !== 'PENDING')) refuse(409, { message: copy.notPending })
}

/** Finds the problems of the first and the last day of a document. */
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

/** @throws Refusal 409 `message` if the person is in the submission already. */
export function refuseRepeated(person: PersonRow, people: readonly { person_id: number }[]): void {
  if (people.some(({ person_id }) => person_id === person.id)) {
    refuse(409, { message: copy.repeated(formatFullName(person), person.id_number) })
  }
}

/** Refuses changes of fixed fields. @throws Refusal 400 with a sentence for each changed field. */
export function refuseChanges(input: object, fixedFields: Readonly<Record<string, unknown>>): void {
  const changedFields = Object.entries(input).filter(
    ([name, value]) => value !== undefined && name in fixedFields && value !== fixedFields[name],
  )
  refuseFields(Object.fromEntries(changedFields.map(([name]) => [name, [copy.fixed]])))
}

/** Counts all people, and the people of each status. */
export function countPeople(
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
 * Whether each filter that has a value matches at least one person. Calls `findPeople` only if a filter has a value.
 */
export function matchesPeople(
  { person_full_name: name = '', person_id_number: number = '' }: PeopleFilter,
  findPeople: () => readonly PersonRow[],
): boolean {
  const matchesName =
    name.trim() === '' || findPeople().some((person) => matchesText(formatFullName(person), name))
  return (
    matchesName &&
    (toDocumentKey(number) === '' || findPeople().some((person) => matchesDocument(person, number)))
  )
}

/** Adds the id to an ordering, so that submissions of the same instant also have a fixed order. */
export const withIdTieBreak = (ordering: string): string =>
  `${ordering},${ordering.startsWith('-') ? '-id' : 'id'}`

/** Converts a person of a submission to its form in responses. */
export const toSubmissionPerson = (person: PersonRow): Schemas['SubmissionPerson'] => ({
  id: person.id,
  full_name: formatFullName(person),
  id_number: person.id_number,
})
