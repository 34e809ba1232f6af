import type { RefusalBodies } from '../contract/refusal.ts'
import { refuse, refuseNotFound } from '../contract/refusal.ts'
import type { Decision } from '../control-types.ts'
import { submissionSentences as copy } from '../copy/submissions.ts'
import type {
  BackgroundCheckPersonRow,
  BackgroundCheckSubmissionRow,
  InsuranceSubmissionRow,
  InsuredPersonRow,
  PersonRow,
} from '../db/rows.ts'
import { addDays } from './calendar.ts'
import { formatFullName } from './people.ts'
import type { SubmissionStatus } from './submissions.ts'

type SubmissionDecision = Pick<Decision, 'status' | 'comment'>
type AnySubmission = InsuranceSubmissionRow | BackgroundCheckSubmissionRow
type AnyEntry = InsuredPersonRow | BackgroundCheckPersonRow

/** A submission and its entries. Each entry is about one person. */
export interface SubmissionWithEntries<Submission extends AnySubmission, Entry extends AnyEntry> {
  submission: Submission
  entries: readonly Entry[]
}

/** @throws Refusal 409 with `body` if the submission or entry is already approved or rejected. */
function requireUndecided({ status }: { status: SubmissionStatus }, body: RefusalBodies[409]): void {
  if (status !== 'PENDING') refuse(409, body)
}

const getRejectionComment = ({ status, comment = '' }: SubmissionDecision): string | null =>
  status === 'REJECTED' && comment.trim() !== '' ? comment.trim() : null

const applyDecision = <Entry extends AnyEntry>(entry: Entry, decision: SubmissionDecision): Entry => ({
  ...entry,
  status: decision.status,
  comment: getRejectionComment(decision),
})

/**
 * Approves or rejects a submission and its pending entries. Entries that are already decided stay unchanged. The description of a
 * rejected submission is the reason, so without a comment it is empty.
 * @throws Refusal 409 `message` if the submission is already decided.
 */
export function decideSubmission<Submission extends AnySubmission, Entry extends AnyEntry>(
  { submission, entries }: SubmissionWithEntries<Submission, Entry>,
  decision: SubmissionDecision,
): SubmissionWithEntries<Submission, Entry> {
  requireUndecided(submission, { message: copy.alreadyDecided })
  const comment = getRejectionComment(decision)
  return {
    submission: {
      ...submission,
      status: decision.status,
      description: decision.status === 'REJECTED' ? (comment ?? '') : submission.description,
    },
    entries: entries.map((entry) => (entry.status === 'PENDING' ? applyDecision(entry, decision) : entry)),
  }
}

/**
 * Approves or rejects the entry of one person in a pending submission. Returns the decided entry.
 * @throws Refusal 404 if the submission has no entry of the person; 409 if the submission or the entry is already decided.
 */
export function decidePerson<Submission extends AnySubmission, Entry extends AnyEntry>(
  { submission, entries }: SubmissionWithEntries<Submission, Entry>,
  person: PersonRow | undefined,
  decision: SubmissionDecision,
): Entry {
  const entry = entries.find(({ person_id }) => person_id === person?.id)
  if (!entry || !person) refuseNotFound()
  requireUndecided(submission, { message: copy.alreadyDecided })
  requireUndecided(entry, { message: copy.personAlreadyDecided(formatFullName(person)) })
  return applyDecision(entry, decision)
}

const isAfter = (day: string, end: string | null): boolean => end === null || day > end

/**
 * Extends a person's insurance to `to_date`, the last day of an approved policy. If the stored insurance ends on that day or
 * later, returns the person unchanged.
 */
export const extendInsurance = (person: PersonRow, to_date: string): PersonRow =>
  isAfter(to_date, person.art_expiration_date) ? { ...person, art_expiration_date: to_date } : person

/**
 * Gives a person the days of an approved background check. If the stored check ends on the same day or later, returns the
 * person unchanged. If no day lies between the old and the new check, the person gets the earlier of the two first days.
 */
export function extendBackgroundCheck(
  person: PersonRow,
  { from_date, to_date }: BackgroundCheckPersonRow,
): PersonRow {
  const { background_check_from_date: previousFirst, background_check_expiration_date: previousLast } = person
  if (!isAfter(to_date, previousLast)) return person
  const hasNoGap = previousLast !== null && from_date <= addDays(previousLast, 1)
  const firstDay =
    hasNoGap && (previousFirst === null || previousFirst < from_date) ? previousFirst : from_date
  return { ...person, background_check_from_date: firstDay, background_check_expiration_date: to_date }
}
