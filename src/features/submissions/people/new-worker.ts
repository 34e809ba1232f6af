import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import type { Day } from '@/domain/days'

/** A worker to add to a submission. */
export interface NewWorker {
  person: SubmissionPerson
  /** The dates of the background check, if a list gave them. */
  from?: Day
  to?: Day
}
