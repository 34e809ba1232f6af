import { SubmissionStatus } from '@/api/generated/model/submissionStatus'

/** Values of the status filter in the address; '' means any. */
export const statusFilters = ['', ...Object.values(SubmissionStatus)] as const
export type StatusFilterValue = (typeof statusFilters)[number]
