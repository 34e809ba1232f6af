import type { SubmissionStatus } from '../../rules/submissions.ts'
import type { persons } from '../cast.ts'
import type { CheckType, Company } from './catalogs.ts'

/** A person of the crew, and what the Administration said if it was not what it said of the whole. */
export type Member = string | readonly [name: string, status: SubmissionStatus, comment?: string]

interface Story {
  /** A person of the cast. */
  by: (typeof persons)[keyof typeof persons]
  /** How many days before today it was filed. */
  daysAgo: number
  status: SubmissionStatus
  /** Observations; of what was rejected, why. */
  note?: string
}

/** An insurance submission as the demo tells it. */
export interface InsuranceStory extends Story {
  company: Company
  policy: string
  /** First and last day of the policy, counted from today. */
  days: readonly [from: number, to: number]
  holder?: readonly [name: string, idNumber: string]
  people: readonly Member[]
  files: readonly string[]
}

/** A background check as the demo tells it: for each person the days, counted from today, and the file, if there is one. */
export interface CheckStory extends Story {
  people: readonly {
    who: Member
    days: readonly [from: number, to: number]
    type?: CheckType
    file?: string
  }[]
}
