import type { SubmissionStatus } from '../../rules/submissions.ts'
import type { personIds } from '../accounts.ts'
import type { BackgroundCheckTypeName, InsuranceCompanyName } from './catalogs.ts'

type PersonId = (typeof personIds)[keyof typeof personIds]

/** First and last day, counted from today. */
type Days = readonly [from: number, to: number]

/** The full name of a worker, alone or with a status and a comment that differ from those of the submission. */
export type SubmissionMember = string | readonly [name: string, status: SubmissionStatus, comment?: string]

/** A person of a background check. */
export type CheckEntry = readonly [
  member: SubmissionMember,
  days: Days,
  type?: BackgroundCheckTypeName,
  file?: string,
]

interface InsuranceDetails {
  holder?: readonly [name: string, idNumber: string]
  /** The observations, or the reason if the submission is rejected. */
  note?: string
  people: readonly SubmissionMember[]
  files: readonly string[]
}

/** Creates the seed of an insurance submission that its creator filed some days ago. */
export const createInsuranceSeed = (
  creatorId: PersonId,
  daysAgo: number,
  status: SubmissionStatus,
  company: InsuranceCompanyName,
  policy: string,
  days: Days,
  { note = '', ...details }: InsuranceDetails,
) => ({ creatorId, daysAgo, status, company, policy, days, note, ...details })

/** Creates the seed of a background check that its creator filed some days ago. */
export const createCheckSeed = (
  creatorId: PersonId,
  daysAgo: number,
  status: SubmissionStatus,
  note: string,
  people: readonly CheckEntry[],
) => ({ creatorId, daysAgo, status, note, people })

/** The fields that both kinds of submission share. */
export type SubmissionSeed = Omit<ReturnType<typeof createCheckSeed>, 'people'>
