import type { Schemas } from '../contract/operations.ts'
import { refuse } from '../contract/refusal.ts'
import { submissionSentences as copy } from '../copy/submissions.ts'
import type { ModuleRow, PersonRow } from '../db/rows.ts'
import type { CalendarDay } from './calendar.ts'
import { type FieldRefusals, refuseFields } from './field-refusals.ts'
import { formatFullName, matchesDocument, matchesText, toDocumentKey } from './people.ts'

/** Of a submission, and of each of its people. */
export type SubmissionStatus = Schemas['SubmissionStatus']

/** Whether a neighbourhood takes submissions. */
export const takesSubmissions = (modules: readonly ModuleRow[]): boolean =>
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

/** @throws Refusal 400 `person` unless the neighbourhood knows the person. */
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

/** Refuses changes of fixed fields. @throws Refusal 400 by field. */
export function refuseChanges(sent: object, kept: Readonly<Record<string, unknown>>): void {
  const changed = Object.entries(sent).filter(
    ([name, value]) => value !== undefined && name in kept && value !== kept[name],
  )
  refuseFields(Object.fromEntries(changed.map(([name]) => [name, [copy.fixed]])))
}

/** How many people there are, in all and by status. */
export function countPeople(
  people: readonly { status: SubmissionStatus }[],
): Schemas['SubmissionPeopleCount'] {
  const having = (status: SubmissionStatus) => people.filter((row) => row.status === status).length
  return {
    total: people.length,
    approved: having('APPROVED'),
    pending: having('PENDING'),
    rejected: having('REJECTED'),
  }
}

interface PeopleFilter {
  person_full_name?: string
  person_id_number?: string
}

/** Whether a filter finds one of the people: those of a submission, and who filed it. `people` is asked only if need be. */
export function matchesPeople(
  { person_full_name: name = '', person_id_number: number = '' }: PeopleFilter,
  people: () => readonly PersonRow[],
): boolean {
  const hasName = name.trim() === '' || people().some((person) => matchesText(formatFullName(person), name))
  return (
    hasName && (toDocumentKey(number) === '' || people().some((person) => matchesDocument(person, number)))
  )
}

/** Adds the id to an ordering, so that of submissions of one instant the newest is first too. */
export const withIdTieBreak = (ordering: string): string =>
  `${ordering},${ordering.startsWith('-') ? '-id' : 'id'}`

/** A person as submissions show them. */
export const toSubmissionPerson = (person: PersonRow): Schemas['SubmissionPerson'] => ({
  id: person.id,
  full_name: formatFullName(person),
  id_number: person.id_number,
})
