import { useMemo } from 'react'
import { useListInsuranceSubmissions } from '@/api/generated/insurance/insurance'
import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import { today } from '@/domain/days'
import type { RenewedPerson } from '@/patterns/persons/renewal-state'
import { useSession } from '@/session/use-session'
import { copy } from '../copy'
import { InsuranceForm } from './InsuranceForm'
import { toRenewedInsurance } from './insurance-form'
import type { SubmissionFormActions } from './SubmissionForm'

/** The first request of the list of submissions, so that the two share the response. */
const lastSubmissionRequest = { page: 1, page_size: 10, ordering: '-created_at' } as const

interface RenewedInsuranceFormProps extends SubmissionFormActions {
  renewal: readonly RenewedPerson[]
}

/** The form for the insurance of given people. It suggests the company and the holder of the user's last submission, if it can be read. */
export function RenewedInsuranceForm({ renewal, ...actions }: RenewedInsuranceFormProps) {
  const query = useListInsuranceSubmissions(useSession().neighbourhood.id, lastSubmissionRequest)
  const isPending = query.isPending && query.failureCount === 0
  const lastSubmission = query.data?.results[0]
  const initialValues = useMemo(
    () => toRenewedInsurance(renewal, lastSubmission, today()),
    [renewal, lastSubmission],
  )
  if (isPending)
    return (
      <SkeletonGroup label={copy.loadingRenewal}>
        <Skeleton shape="block" height="24rem" />
      </SkeletonGroup>
    )
  return <InsuranceForm {...actions} newValues={initialValues} suggestedCompany={lastSubmission?.company} />
}
