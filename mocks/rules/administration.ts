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

/** A submission and its people, as the Administration looks at them. */
export interface SubmissionWithPeople<Submission extends AnySubmission, Entry extends AnyEntry> {
  submission: Submission
  people: readonly Entry[]
}

function refuseDecided({ status }: { status: SubmissionStatus }, body: RefusalBodies[409]): void {
  if (status !== 'PENDING') refuse(409, body)
}

const rejectionComment = ({ status, comment = '' }: SubmissionDecision): string | null =>
  status === 'REJECTED' && comment.trim() !== '' ? comment.trim() : null

const withDecision = <Entry extends AnyEntry>(entry: Entry, decision: SubmissionDecision): Entry => ({
  ...entry,
  status: decision.status,
  comment: rejectionComment(decision),
})

/** Decides a submission and its pending people. @throws Refusal 409 `message` if it was decided before. */
export function decideSubmission<Submission extends AnySubmission, Entry extends AnyEntry>(
  { submission, people }: SubmissionWithPeople<Submission, Entry>,
  decision: SubmissionDecision,
): SubmissionWithPeople<Submission, Entry> {
  refuseDecided(submission, { message: copy.alreadyDecided })
  return {
    submission: {
      ...submission,
      status: decision.status,
      description: rejectionComment(decision) ?? submission.description,
    },
    people: people.map((entry) => (entry.status === 'PENDING' ? withDecision(entry, decision) : entry)),
  }
}

/** Decides one person of a pending submission. @throws Refusal 404 for an unknown person, 409 if decided before. */
export function decidePerson<Submission extends AnySubmission, Entry extends AnyEntry>(
  { submission, people }: SubmissionWithPeople<Submission, Entry>,
  person: PersonRow | undefined,
  decision: SubmissionDecision,
): Entry {
  const entry = people.find(({ person_id }) => person_id === person?.id)
  if (!entry || !person) refuseNotFound()
  refuseDecided(submission, { message: copy.alreadyDecided })
  refuseDecided(entry, { message: copy.personAlreadyDecided(formatFullName(person)) })
  return withDecision(entry, decision)
}

const isLater = (day: string, other: string | null): boolean => other === null || day > other

/** Extends the insurance of a person to the last day of an approved policy, if that is later. */
export const extendInsurance = (person: PersonRow, to_date: string): PersonRow =>
  isLater(to_date, person.art_expiration_date) ? { ...person, art_expiration_date: to_date } : person

/** Adds an approved background check, which prolongs the previous one if it follows without a gap. */
export function extendBackgroundCheck(
  person: PersonRow,
  { from_date, to_date }: BackgroundCheckPersonRow,
): PersonRow {
  const { background_check_from_date: since, background_check_expiration_date: until } = person
  if (!isLater(to_date, until)) return person
  const isFollowing = until !== null && from_date <= addDays(until, 1)
  const first = isFollowing && (since === null || since < from_date) ? since : from_date
  return { ...person, background_check_from_date: first, background_check_expiration_date: to_date }
}
