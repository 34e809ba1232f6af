import type { Attachment } from '@/api/generated/model/attachment'
import type { InsuranceSubmission } from '@/api/generated/model/insuranceSubmission'
import type { InsuredPerson } from '@/api/generated/model/insuredPerson'
import type { SubmissionStatus } from '@/api/generated/model/submissionStatus'
import type { Day } from '@/domain/days'

export type DecidedStatus = Exclude<SubmissionStatus, 'PENDING'>

/** The Administration's decision. `comment` is empty without a comment. */
interface AdministrationDecision {
  status: DecidedStatus
  comment: string
}

/** An event of a submission. Only filings have a time: the contract has no time of a decision or of an attachment. */
export type SubmissionEvent =
  | { kind: 'filed'; instant: string; filer: string }
  | { kind: 'files-attached'; names: readonly string[] }
  | ({ kind: 'people-decided'; names: readonly string[] } & AdministrationDecision)
  | ({ kind: 'submission-decided' } & AdministrationDecision)
  /** The Administration must still decide. `pending` is the number of people without a decision. */
  | { kind: 'decision-awaited'; pending: number }
  | {
      kind: 'renewed'
      instant: string
      filer: string
      policy: string
      firstDay: Day
      status: SubmissionStatus
    }

type Submission = Pick<InsuranceSubmission, 'created_at' | 'person' | 'status' | 'description'>
type SubmittedPerson = Pick<InsuredPerson, 'person' | 'status' | 'comment'>

/**
 * Returns the events of a submission, the oldest first. Events without a time are in the order of the process: the files, the
 * decisions on people, the decision on the submission.
 */
export function listSubmissionEvents(
  submission: Submission,
  people: readonly SubmittedPerson[],
  attachments: readonly Pick<Attachment, 'name'>[],
  renewal?: InsuranceSubmission,
): SubmissionEvent[] {
  const { created_at, person, status } = submission
  const decision = isDecided(status) ? { status, comment: getReason(submission) } : undefined
  const events: SubmissionEvent[] = [{ kind: 'filed', instant: created_at, filer: person.full_name }]
  if (attachments.length > 0)
    events.push({ kind: 'files-attached', names: attachments.map(({ name }) => name) })
  events.push(...listPeopleDecisions(people, decision))
  if (decision) events.push({ kind: 'submission-decided', ...decision })
  if (status === 'PENDING') {
    const pending = people.filter((entry) => entry.status === 'PENDING').length
    events.push({ kind: 'decision-awaited', pending })
  }
  if (renewal) events.push(toRenewedEvent(renewal))
  return events
}

/** Whether the Administration has decided. The backend may be newer than the portal, and have other statuses. */
const isDecided = (status: SubmissionStatus): status is DecidedStatus =>
  status === 'APPROVED' || status === 'REJECTED'

/** Returns the reason of a rejected submission, which the contract puts into its description; empty for any other. */
const getReason = ({ status, description }: Submission): string =>
  status === 'REJECTED' ? description.trim() : ''

/**
 * Groups the people by decision and comment, in the order of the first person of each group. Leaves out people with the decision of
 * the whole submission.
 */
function listPeopleDecisions(
  people: readonly SubmittedPerson[],
  submissionDecision: AdministrationDecision | undefined,
): SubmissionEvent[] {
  const groups = new Map<string, AdministrationDecision & { names: string[] }>()
  for (const { person, status, comment } of people) {
    if (!isDecided(status)) continue
    const decision = { status, comment: comment?.trim() ?? '' }
    if (submissionDecision && isPartOf(decision, submissionDecision)) continue
    const key = `${status} ${decision.comment}`
    const group = groups.get(key) ?? { ...decision, names: [] }
    group.names.push(person.full_name)
    groups.set(key, group)
  }
  return [...groups.values()].map((group) => ({ kind: 'people-decided', ...group }))
}

const isPartOf = ({ status, comment }: AdministrationDecision, whole: AdministrationDecision): boolean =>
  status === whole.status && (comment === '' || comment === whole.comment)

const toRenewedEvent = ({
  created_at,
  person,
  policy_number,
  from_date,
  status,
}: InsuranceSubmission): SubmissionEvent => ({
  kind: 'renewed',
  instant: created_at,
  filer: person.full_name,
  policy: policy_number,
  firstDay: from_date,
  status,
})
