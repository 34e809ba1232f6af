import type { Decision } from '../../../client.ts'
import type { ActionOutcome } from '../../calls/use-action.ts'

/** Returns the action's name of a decision; without a person it is about the whole submission. */
export const nameOf = (submission: number, status: Decision['status'], person?: number): string =>
  `${submission} ${status} ${person ?? 'all'}`

/** Whether the outcome of a decision is about a submission. */
export const isAbout = (outcome: ActionOutcome | undefined, submission: number): boolean =>
  outcome?.actionId.startsWith(`${submission} `) ?? false
