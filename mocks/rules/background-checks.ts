import type { QueryOf, Schemas } from '../contract/operations.ts'
import { refuse } from '../contract/refusal.ts'
import { submissionSentences as copy } from '../copy/submissions.ts'
import type {
  AttachmentRow,
  BackgroundCheckPersonRow as EntryRow,
  PersonRow,
  BackgroundCheckSubmissionRow as SubmissionRow,
  BackgroundCheckTypeRow as TypeRow,
} from '../db/rows.ts'
import { toAttachment } from './attachments.ts'
import type { CalendarDay } from './calendar.ts'
import { refuseInvalidFields } from './field-refusals.ts'
import { createComparator } from './ordering.ts'
import { formatFullName } from './people.ts'
import {
  countPeopleByStatus,
  findValidityRefusals,
  matchesPeople,
  refuseChanges,
  refuseRepeated,
  requireKnownPerson,
  requirePending,
  toSubmissionPerson,
  withIdTieBreak,
} from './submissions.ts'

/** The data that the rules need to save an entry. */
interface EntryContext {
  /** The row of the type in the body; undefined if the body has no type or an unknown one. */
  type: TypeRow | undefined
  today: CalendarDay
}

/** The data that the rules need to create an entry. */
interface NewEntryContext extends EntryContext {
  id: number
  creator: PersonRow
  /** The row of the person in the body; undefined if the person is unknown. */
  person: PersonRow | undefined
  /** The submission that gets the entry; null if the entry gets its submission later. */
  submission: SubmissionRow | null
  /** The entries that the submission already has. */
  otherEntries: readonly EntryRow[]
}

type PeriodAndType = Pick<
  Schemas['BackgroundCheckPersonUpdate'],
  'from_date' | 'to_date' | 'background_check_type'
>

function refuseInvalidPeriodAndType(
  input: PeriodAndType,
  realPropertyId: number,
  { type, today }: EntryContext,
): void {
  const isKnownType = !input.background_check_type || type?.real_property_id === realPropertyId
  refuseInvalidFields({
    ...findValidityRefusals(input, today),
    background_check_type: isKnownType ? [] : [copy.unknownType],
  })
}

/**
 * Creates an entry.
 * @throws Refusal 400 with the invalid fields; 409 `message` if the submission is decided or already has the person.
 */
export function createEntry(
  input: Schemas['BackgroundCheckPersonInput'],
  context: NewEntryContext,
): EntryRow {
  const { id, creator, submission, otherEntries } = context
  if (submission) requirePending(submission)
  const person = requireKnownPerson(context.person, creator.real_property_id)
  refuseInvalidPeriodAndType(input, creator.real_property_id, context)
  refuseRepeated(person, otherEntries)
  return {
    id,
    creator_id: creator.id,
    background_check_submission_id: submission?.id ?? null,
    person_id: person.id,
    from_date: input.from_date,
    to_date: input.to_date,
    background_check_type_id: input.background_check_type ?? null,
    status: 'PENDING',
    comment: null,
  }
}

/**
 * Changes an entry.
 * @throws Refusal 400 with the invalid fields; 409 `message` unless the entry and its submission are PENDING.
 */
export function changeEntry(
  entry: EntryRow,
  submission: SubmissionRow | null,
  input: Schemas['BackgroundCheckPersonUpdate'],
  context: EntryContext & { realPropertyId: number },
): EntryRow {
  requireChangeable(entry, submission)
  refuseChanges(input, {
    person: entry.person_id,
    background_check_submission: entry.background_check_submission_id,
  })
  refuseInvalidPeriodAndType(input, context.realPropertyId, context)
  const { from_date, to_date, background_check_type = entry.background_check_type_id } = input
  return { ...entry, from_date, to_date, background_check_type_id: background_check_type }
}

/** @throws Refusal 409 `message` unless the entry and its submission are PENDING. */
export function requireChangeable(entry: EntryRow, submission: SubmissionRow | null): void {
  requirePending(entry, ...(submission ? [submission] : []))
}

/** An entry, joined with its person, its type and its attachments. */
export interface JoinedEntry {
  entry: EntryRow
  person: PersonRow
  type: TypeRow | null
  attachments: readonly AttachmentRow[]
}

/**
 * Creates a submission from entries. An undefined entry stands for an unknown id.
 * @throws Refusal 400 `people` if there is no entry, an unknown entry or an entry without a file; 409 `message` if an
 * entry belongs to another submission or repeats a person.
 */
export function submitBackgroundCheck(
  input: Schemas['BackgroundCheckSubmissionInput'],
  requestedEntries: readonly (JoinedEntry | undefined)[],
  { id, creator, now }: { id: number; creator: PersonRow; now: Date },
): { submission: SubmissionRow; entries: EntryRow[] } {
  if (requestedEntries.length === 0) refuse(400, { people: [copy.withoutPeople] })
  const joinedEntries = requestedEntries.filter((joinedEntry) => joinedEntry !== undefined)
  if (joinedEntries.length < requestedEntries.length) refuse(400, { people: [copy.unknownEntries] })
  refuseUnsubmittableEntries(joinedEntries)
  const submission: SubmissionRow = {
    id,
    real_property_id: creator.real_property_id,
    creator_id: creator.id,
    created_at: now.toISOString(),
    status: 'PENDING',
    description: input.description?.trim() ?? '',
  }
  const entries = joinedEntries.map(({ entry }) => ({ ...entry, background_check_submission_id: id }))
  return { submission, entries }
}

function refuseUnsubmittableEntries(joinedEntries: readonly JoinedEntry[]): void {
  const takenEntry = joinedEntries.find(({ entry }) => entry.background_check_submission_id !== null)
  if (takenEntry) refuse(409, { message: copy.takenEntry(formatFullName(takenEntry.person)) })
  joinedEntries.forEach(({ person }, index) => {
    refuseRepeated(
      person,
      joinedEntries.slice(0, index).map(({ entry }) => entry),
    )
  })
  const entriesWithoutFile = joinedEntries.filter(({ attachments }) => attachments.length === 0)
  refuseInvalidFields({
    people: entriesWithoutFile.map(({ person }) => copy.withoutAttachment(formatFullName(person))),
  })
}

/** Changes the description of a submission. @throws Refusal 409 `message` unless the submission is PENDING. */
export function changeBackgroundCheckSubmission(
  submission: SubmissionRow,
  { description }: Schemas['BackgroundCheckSubmissionUpdate'],
): SubmissionRow {
  requirePending(submission)
  return { ...submission, description: description?.trim() ?? submission.description }
}

type Filter = Omit<QueryOf<'listBackgroundCheckSubmissions'>, 'page' | 'page_size' | 'ordering'> & {
  creatorId: number
}

/** Whether a submission matches the filters. `findPeople` returns its creator and the persons of its entries. */
export const isBackgroundCheckSubmissionListed = (
  row: Readonly<SubmissionRow>,
  filter: Filter,
  findPeople: (row: Readonly<SubmissionRow>) => readonly PersonRow[],
): boolean =>
  row.creator_id === filter.creatorId &&
  (filter.status === undefined || row.status === filter.status) &&
  matchesPeople(filter, () => findPeople(row))

/** Creates the comparator of a list of background-check submissions. */
export const createBackgroundCheckSubmissionComparator = (
  ordering: Schemas['BackgroundCheckOrdering'],
  getCreatorName: (personId: number) => string,
) =>
  createComparator<Readonly<SubmissionRow>>(withIdTieBreak(ordering), {
    id: (row) => row.id,
    created_at: (row) => Date.parse(row.created_at),
    person_full_name: (row) => getCreatorName(row.creator_id),
  })

/** A submission, joined with the rows that the response needs. */
export interface JoinedBackgroundCheckSubmission {
  submission: SubmissionRow
  creator: PersonRow
  entries: readonly EntryRow[]
}

/** Converts a background-check submission to its form in responses. */
export function toBackgroundCheckSubmission(
  joinedSubmission: JoinedBackgroundCheckSubmission,
): Schemas['BackgroundCheckSubmission'] {
  const { real_property_id: _, creator_id: __, ...submissionFields } = joinedSubmission.submission
  return {
    ...submissionFields,
    person: { id: joinedSubmission.creator.id, full_name: formatFullName(joinedSubmission.creator) },
    people_count: countPeopleByStatus(joinedSubmission.entries),
    submission_type: 'BACKGROUND_CHECK',
  }
}

/** Converts an entry to its form in responses. */
export function toBackgroundCheckPerson(
  joinedEntry: JoinedEntry,
  backend: URL,
): Schemas['BackgroundCheckPerson'] {
  const { entry, person, type, attachments } = joinedEntry
  const { id, from_date, to_date, status, comment } = entry
  return {
    id,
    person: toSubmissionPerson(person),
    from_date,
    to_date,
    background_check_type: type && { id: type.id, name: type.name },
    background_check_submission: entry.background_check_submission_id,
    status,
    comment,
    attachments: attachments.map((attachment) => toAttachment(attachment, backend)),
  }
}
