import type { SubmissionStatus } from '../../rules/submissions.ts'
import type { persons } from '../accounts.ts'
import type { BackgroundCheckTypeName, InsuranceCompanyName } from './catalogs.ts'

/** A worker by full name, with a status and a comment where they differ from those of the submission. */
export type SubmissionMember = string | readonly [name: string, status: SubmissionStatus, comment?: string]

interface SubmissionSeed {
  /** The person who filed the submission. */
  by: (typeof persons)[keyof typeof persons]
  /** How many days before today it was filed. */
  daysAgo: number
  status: SubmissionStatus
  /** Observations; for a rejected submission, the reason. */
  note?: string
}

/** An insurance submission of the demo. */
export interface InsuranceSeed extends SubmissionSeed {
  company: InsuranceCompanyName
  policy: string
  /** First and last day of the policy, counted from today. */
  days: readonly [from: number, to: number]
  holder?: readonly [name: string, idNumber: string]
  people: readonly SubmissionMember[]
  files: readonly string[]
}

/** A background check of the demo. The days of each person are counted from today. */
export interface BackgroundCheckSeed extends SubmissionSeed {
  people: readonly {
    who: SubmissionMember
    days: readonly [from: number, to: number]
    type?: BackgroundCheckTypeName
    file?: string
  }[]
}
