import type { SubmissionStatus } from '../../rules/submissions.ts'
import type { personIds } from '../accounts.ts'
import type { BackgroundCheckTypeName, InsuranceCompanyName } from './catalogs.ts'

type PersonId = (typeof personIds)[keyof typeof personIds]

/** The first and last day of a policy or background check, counted from today. */
type Days = readonly [from: number, to: number]

/** The full name of a worker, alone or with a status and a comment that differ from those of the submission. */
export type SubmissionMember = string | readonly [name: string, status: SubmissionStatus, comment?: string]

/** An entry: the worker, the days and type of the background check, and the name of the attached file. */
export type CheckEntry = readonly [
  member: SubmissionMember,
  days: Days,
  type?: BackgroundCheckTypeName,
  file?: string,
]

interface InsuranceDetails {
  /** The policyholder. */
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

/** Creates the seed of a background-check submission that its creator filed some days ago. */
export const createCheckSeed = (
  creatorId: PersonId,
  daysAgo: number,
  status: SubmissionStatus,
  note: string,
  entries: readonly CheckEntry[],
) => ({ creatorId, daysAgo, status, note, entries })

/** The fields that the seeds of both kinds of submission share. */
export type SubmissionSeed = Omit<ReturnType<typeof createCheckSeed>, 'entries'>
