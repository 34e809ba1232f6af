import { SubmissionStatus } from '@/api/generated/model/submissionStatus'

/** The status that a list is narrowed to, as its address says it; '' is any. */
export const statusesSaid = ['', ...Object.values(SubmissionStatus)] as const
export type StatusSaid = (typeof statusesSaid)[number]
