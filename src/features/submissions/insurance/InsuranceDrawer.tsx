import { useGetInsuranceSubmission, useListInsuredPeople } from '@/api/generated/insurance/insurance'
import { useSession } from '@/session/use-session'
import { OpenSubmission } from '../drawer/OpenSubmission'
import { allPeople, alwaysRefetch } from '../drawer/query-options'
import { EditInsurance } from './EditInsurance'
import { InsuranceDetails } from './InsuranceDetails'

interface InsuranceDrawerProps {
  id: number
  isEdit: boolean
}

export function InsuranceDrawer({ id, isEdit }: InsuranceDrawerProps) {
  const { neighbourhood } = useSession()
  const submission = useGetInsuranceSubmission(neighbourhood.id, id, alwaysRefetch)
  const people = useListInsuredPeople(neighbourhood.id, id, allPeople, alwaysRefetch)
  return (
    <OpenSubmission
      kind="INSURANCE"
      isEdit={isEdit}
      submission={submission}
      people={people}
      renderDetails={(known) => <InsuranceDetails {...known} />}
      renderForm={(known, actions) => <EditInsurance {...known} {...actions} />}
    />
  )
}
