import type { InsuranceSubmission } from '@/api/generated/model/insuranceSubmission'
import type { InsuredPerson } from '@/api/generated/model/insuredPerson'
import { QueryView } from '@/patterns/query-view/QueryView'
import { History } from './History'
import { listSubmissionEvents } from './submission-events'
import { useInsuranceRenewal } from './use-insurance-renewal'

interface InsuranceHistoryProps {
  submission: InsuranceSubmission
  people: readonly InsuredPerson[]
}

/** The history of an insurance submission, with the later policy that renews it. */
export function InsuranceHistory({ submission, people }: InsuranceHistoryProps) {
  const { query, renewal } = useInsuranceRenewal(submission, people)
  return (
    <>
      <History events={listSubmissionEvents(submission, people, submission.attachments, renewal)} />
      {/* Shows only a failure: the history is complete but for the renewal. */}
      <QueryView query={query} skeleton={null}>
        {() => null}
      </QueryView>
    </>
  )
}
