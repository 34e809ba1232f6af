import type { Decision } from '../../../client.ts'
import type { ActionOutcome } from '../../calls/use-action.ts'

/** Returns the action id of a decision about a person or, without a person, about the whole submission. */
export const getDecisionId = (submission: number, status: Decision['status'], person?: number): string =>
  `${submission} ${status} ${person ?? 'all'}`

/** Whether an outcome is the outcome of a decision about a submission. */
export const isOutcomeOf = (outcome: ActionOutcome | undefined, submission: number): boolean =>
  outcome?.actionId.startsWith(`${submission} `) ?? false
