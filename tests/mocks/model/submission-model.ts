import type { FirstResponses } from './idempotent-calls'

export type Status = 'PENDING' | 'APPROVED' | 'REJECTED'

/** A person in a submission, or a background-check entry that is not in a submission yet. */
export interface ModelEntry {
  id: number
  /** The account that created the row. */
  account: string
  /** The id of the person. */
  person: number
  status: Status
  comment: string | null
  /** The attachments of a background-check entry, in the order of upload. An insured person has none. */
  files: { id: number; name: string }[]
}

export interface ModelSubmission {
  id: number
  kind: 'insurance' | 'check'
  account: string
  status: Status
  description: string
  people: ModelEntry[]
  files: { id: number; name: string }[]
}

export interface Model {
  submissions: ModelSubmission[]
  /** The background-check entries that are not in a submission yet. */
  unsubmittedEntries: ModelEntry[]
  firstResponses: FirstResponses
}

/** The ids of people who belong to the neighbourhood. */
export const peopleOfNeighbourhood = [301, 303, 304, 305, 306, 307]

export const hasSubmissions = ({ submissions }: Readonly<Model>): boolean => submissions.length > 0

export const isPending = ({ status }: { status: Status }): boolean => status === 'PENDING'

const countByStatus = (people: readonly ModelEntry[], status: Status) =>
  people.filter((person) => person.status === status).length

/** Counts the people of a submission, in total and by status. */
export const countPeopleByStatus = ({ people }: ModelSubmission) => ({
  total: people.length,
  approved: countByStatus(people, 'APPROVED'),
  pending: countByStatus(people, 'PENDING'),
  rejected: countByStatus(people, 'REJECTED'),
})

/** Predicts the status code of the response when the creator of a submission adds a person to it. */
export function predictAddingStatus(submission: ModelSubmission, person: number): 201 | 400 | 409 {
  if (!isPending(submission)) return 409
  if (!peopleOfNeighbourhood.includes(person)) return 400
  return submission.people.some((entry) => entry.person === person) ? 409 : 201
}

/**
 * Predicts the status code of the response when an account submits entries. In `entries`, undefined stands for an unknown
 * entry.
 */
export function predictSubmittingStatus(
  { submissions }: Model,
  account: string,
  entries: readonly (ModelEntry | undefined)[],
) {
  if (entries.length === 0) return 400
  const ownEntries = entries.filter((entry) => entry?.account === account) as ModelEntry[]
  if (ownEntries.length < entries.length) return 400
  if (ownEntries.some((entry) => submissions.some(({ people }) => people.includes(entry)))) return 409
  if (new Set(ownEntries.map(({ person }) => person)).size < ownEntries.length) return 409
  return ownEntries.every(({ files }) => files.length > 0) ? 201 : 400
}

/** Applies the Administration's decision about one person. */
export function applyDecision(entry: ModelEntry, status: Status, comment: string): void {
  entry.status = status
  entry.comment = status === 'REJECTED' ? comment : null
}

/** Applies the Administration's decision about a submission to the submission and its pending people. */
export function applySubmissionDecision(submission: ModelSubmission, status: Status, comment: string): void {
  submission.status = status
  if (status === 'REJECTED') submission.description = comment
  for (const entry of submission.people.filter(isPending)) applyDecision(entry, status, comment)
}
