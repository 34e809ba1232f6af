import { useGetInsuranceSubmission, useListInsuredPeople } from '@/api/generated/insurance/insurance'
import { useSession } from '@/session/use-session'
import { everybody, fresh } from '../drawer/fresh'
import { OpenSubmission } from '../drawer/OpenSubmission'
import { EditInsurance } from './EditInsurance'
import { InsuranceDetails } from './InsuranceDetails'

interface InsuranceDrawerProps {
  id: number
  isEdit: boolean
}

/** An insurance submission in its drawer. */
export function InsuranceDrawer({ id, isEdit }: InsuranceDrawerProps) {
  const { neighbourhood } = useSession()
  const submission = useGetInsuranceSubmission(neighbourhood.id, id, fresh)
  const people = useListInsuredPeople(neighbourhood.id, id, everybody, fresh)
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
