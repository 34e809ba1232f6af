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

/** A submission and its people. */
export interface SubmissionWithPeople<Submission extends AnySubmission, Entry extends AnyEntry> {
  submission: Submission
  people: readonly Entry[]
}

function refuseDecided({ status }: { status: SubmissionStatus }, body: RefusalBodies[409]): void {
  if (status !== 'PENDING') refuse(409, body)
}

const getRejectionComment = ({ status, comment = '' }: SubmissionDecision): string | null =>
  status === 'REJECTED' && comment.trim() !== '' ? comment.trim() : null

const applyDecision = <Entry extends AnyEntry>(entry: Entry, decision: SubmissionDecision): Entry => ({
  ...entry,
  status: decision.status,
  comment: getRejectionComment(decision),
})

/** Decides a submission and its pending people. @throws Refusal 409 `message` if the submission was decided before. */
export function decideSubmission<Submission extends AnySubmission, Entry extends AnyEntry>(
  { submission, people }: SubmissionWithPeople<Submission, Entry>,
  decision: SubmissionDecision,
): SubmissionWithPeople<Submission, Entry> {
  refuseDecided(submission, { message: copy.alreadyDecided })
  return {
    submission: {
      ...submission,
      status: decision.status,
      description: getRejectionComment(decision) ?? submission.description,
    },
    people: people.map((entry) => (entry.status === 'PENDING' ? applyDecision(entry, decision) : entry)),
  }
}

/**
 * Decides one person of a pending submission.
 * @throws Refusal 404 if the person is unknown; 409 if the submission or the person was decided before.
 */
export function decidePerson<Submission extends AnySubmission, Entry extends AnyEntry>(
  { submission, people }: SubmissionWithPeople<Submission, Entry>,
  person: PersonRow | undefined,
  decision: SubmissionDecision,
): Entry {
  const entry = people.find(({ person_id }) => person_id === person?.id)
  if (!entry || !person) refuseNotFound()
  refuseDecided(submission, { message: copy.alreadyDecided })
  refuseDecided(entry, { message: copy.personAlreadyDecided(formatFullName(person)) })
  return applyDecision(entry, decision)
}

const isAfter = (day: string, end: string | null): boolean => end === null || day > end

/**
 * Extends the insurance of a person to the last day of an approved policy, if the policy ends later than the insurance.
 */
export const extendInsurance = (person: PersonRow, to_date: string): PersonRow =>
  isAfter(to_date, person.art_expiration_date) ? { ...person, art_expiration_date: to_date } : person

/**
 * Stores the days of an approved background check, if it ends later than the stored check. If there is no gap between
 * the two checks, the first day of the stored check is kept.
 */
export function extendBackgroundCheck(
  person: PersonRow,
  { from_date, to_date }: BackgroundCheckPersonRow,
): PersonRow {
  const { background_check_from_date: previousFirst, background_check_expiration_date: previousLast } = person
  if (!isAfter(to_date, previousLast)) return person
  const isFollowing = previousLast !== null && from_date <= addDays(previousLast, 1)
  const firstDay =
    isFollowing && (previousFirst === null || previousFirst < from_date) ? previousFirst : from_date
  return { ...person, background_check_from_date: firstDay, background_check_expiration_date: to_date }
}
