import type { Decision } from '../../../client.ts'
import type { Outcome } from '../../calls/use-action.ts'

/** What a decision is called while it is under way, and in its outcome; without a person it is about all of them. */
export const nameOf = (submission: number, status: Decision['status'], person?: number): string =>
  `${submission} ${status} ${person ?? 'all'}`

/** Whether something ended that was about a submission. */
export const isAbout = (outcome: Outcome | undefined, submission: number): boolean =>
  outcome?.of.startsWith(`${submission} `) ?? false
