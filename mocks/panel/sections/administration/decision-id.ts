import type { Decision } from '../../../client.ts'
import type { ActionOutcome } from '../../calls/use-action.ts'

/** Returns the action id of a decision on one person of a submission or, without a `personId`, on the whole submission. */
export const getDecisionId = (submissionId: number, status: Decision['status'], personId?: number): string =>
  `${submissionId} ${status} ${personId ?? 'all'}`

/** Whether an outcome belongs to a decision on the submission or on one of its people. */
export const isOutcomeOf = (outcome: ActionOutcome | undefined, submissionId: number): boolean =>
  outcome?.actionId.startsWith(`${submissionId} `) ?? false
