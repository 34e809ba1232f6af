import { SubmissionStatus } from '@/api/generated/model/submissionStatus'

/** The status that a list is narrowed to, as its address says it; '' is any. */
export const statusFilters = ['', ...Object.values(SubmissionStatus)] as const
export type StatusFilterValue = (typeof statusFilters)[number]
