import type { SubmissionStatus } from '../../rules/submissions.ts'
import type { persons } from '../accounts.ts'
import type { BackgroundCheckTypeName, InsuranceCompanyName } from './catalogs.ts'

/** A person of the workers, and what the Administration said if it was not what it said of the whole. */
export type SubmissionMember = string | readonly [name: string, status: SubmissionStatus, comment?: string]

interface SubmissionSeed {
  /** A person of the cast. */
  by: (typeof persons)[keyof typeof persons]
  /** How many days before today it was filed. */
  daysAgo: number
  status: SubmissionStatus
  /** Observations; of what was rejected, why. */
  note?: string
}

/** An insurance submission as the demo tells it. */
export interface InsuranceSeed extends SubmissionSeed {
  company: InsuranceCompanyName
  policy: string
  /** First and last day of the policy, counted from today. */
  days: readonly [from: number, to: number]
  holder?: readonly [name: string, idNumber: string]
  people: readonly SubmissionMember[]
  files: readonly string[]
}

/** A background check as the demo tells it: for each person the days, counted from today, and the file, if there is one. */
export interface BackgroundCheckSeed extends SubmissionSeed {
  people: readonly {
    who: SubmissionMember
    days: readonly [from: number, to: number]
    type?: BackgroundCheckTypeName
    file?: string
  }[]
}
