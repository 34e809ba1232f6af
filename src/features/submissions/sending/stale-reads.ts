import type { WriteOperation } from '@/api/generated/operations'
import { refreshes } from '@/api/refreshes'
import type { SubmissionKind } from '../kinds'
import type { SubmissionCall } from './diff-calls'

/** The contract's operation of each step. */
const operations: Record<SubmissionKind, Record<SubmissionCall['does'], WriteOperation>> = {
  INSURANCE: {
    create: 'createInsuranceSubmission',
    update: 'updateInsuranceSubmission',
    'add-person': 'createInsuredPerson',
    // An insured person has no terms that could change.
    'change-person': 'createInsuredPerson',
    'remove-person': 'deleteInsuredPerson',
    'add-file': 'uploadInsuranceAttachment',
    'remove-file': 'deleteInsuranceAttachment',
  },
  BACKGROUND_CHECK: {
    create: 'createBackgroundCheckSubmission',
    update: 'updateBackgroundCheckSubmission',
    'add-person': 'createBackgroundCheckPerson',
    'change-person': 'updateBackgroundCheckPerson',
    'remove-person': 'deleteBackgroundCheckPerson',
    'add-file': 'uploadBackgroundCheckAttachment',
    'remove-file': 'deleteBackgroundCheckAttachment',
  },
}

/** The reads that a kind's steps make stale. They are invalidated once after the last step. */
export const getStaleReads = (kind: SubmissionKind): string[] => [
  ...new Set<string>(Object.values(operations[kind]).flatMap((operation) => refreshes[operation])),
]
