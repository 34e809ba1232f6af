import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import type { Day } from '@/domain/days'

/** Somebody who is added to a submission. */
export interface NewWorker {
  person: SubmissionPerson
  /** Since when and until when the background check holds, where a list told it. */
  from?: Day
  to?: Day
}
