import type { FirstAnswers } from './first-answers'

export type Status = 'PENDING' | 'APPROVED' | 'REJECTED'

/** Somebody in a submission, or an entry that none has taken yet. */
export interface KeptEntry {
  id: number
  account: string
  person: number
  status: Status
  comment: string | null
  /** Of background checks only, as those of a submission: in the order in which they came. */
  files: { id: number; name: string }[]
}

/** A submission as the model knows it. */
export interface KeptSubmission {
  id: number
  kind: 'insurance' | 'check'
  account: string
  status: Status
  description: string
  people: KeptEntry[]
  files: { id: number; name: string }[]
}

export interface Model {
  submissions: KeptSubmission[]
  /** Entries of background checks that no submission has taken. */
  free: KeptEntry[]
  firstAnswers: FirstAnswers
}

/** Everybody of the neighbourhood; others are strangers. */
export const neighbours = [301, 303, 304, 305, 306, 307]

export const isPending = ({ status }: { status: Status }): boolean => status === 'PENDING'

const having = (people: readonly KeptEntry[], status: Status) =>
  people.filter((one) => one.status === status).length

/** How many people a submission has, in all and by status. */
export const countOf = ({ people }: KeptSubmission) => ({
  total: people.length,
  approved: having(people, 'APPROVED'),
  pending: having(people, 'PENDING'),
  rejected: having(people, 'REJECTED'),
})

/** What adding a person to a submission must be answered. */
export function joining(submission: KeptSubmission, person: number): 201 | 400 | 409 {
  if (!isPending(submission)) return 409
  if (!neighbours.includes(person)) return 400
  return submission.people.some((one) => one.person === person) ? 409 : 201
}

/** What filing entries must be answered: free ones of one's own, each person once, each with a file. */
export function filing({ submissions }: Model, account: string, entries: readonly (KeptEntry | undefined)[]) {
  if (entries.length === 0) return 400
  const own = entries.filter((entry) => entry?.account === account) as KeptEntry[]
  if (own.length < entries.length) return 400
  if (own.some((entry) => submissions.some(({ people }) => people.includes(entry)))) return 409
  if (new Set(own.map(({ person }) => person)).size < own.length) return 409
  return own.every(({ files }) => files.length > 0) ? 201 : 400
}

/** The Administration's word about one person. */
export function decide(entry: KeptEntry, status: Status, comment: string): void {
  entry.status = status
  entry.comment = status === 'REJECTED' ? comment : null
}

/** The Administration's word about a submission: who was decided before stays so. */
export function decideAll(submission: KeptSubmission, status: Status, comment: string): void {
  submission.status = status
  if (status === 'REJECTED') submission.description = comment
  for (const entry of submission.people.filter(isPending)) decide(entry, status, comment)
}
