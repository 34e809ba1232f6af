import { isNotFound } from '@/api/api-error'
import { useGetInsuranceSubmission, useListInsuredPeople } from '@/api/generated/insurance/insurance'
import { QueryView } from '@/patterns/query-view/QueryView'
import { useSession } from '@/session/use-session'
import { copy } from '../drawer/copy'
import { DrawerSkeleton } from '../drawer/DrawerSkeleton'
import { everybody, fresh } from '../drawer/fresh'
import { ReaderActions } from '../drawer/ReaderActions'
import { SubmissionDrawer } from '../drawer/SubmissionDrawer'
import { SubmissionMissing } from '../drawer/SubmissionMissing'
import { StatusTag } from '../StatusTag'
import { InsuranceDetails } from './InsuranceDetails'

interface InsuranceDrawerProps {
  id: number
}

/** An insurance submission, to be read (L2). */
export function InsuranceDrawer({ id }: InsuranceDrawerProps) {
  const { neighbourhood } = useSession()
  const query = useGetInsuranceSubmission(neighbourhood.id, id, fresh)
  const people = useListInsuredPeople(neighbourhood.id, id, everybody, fresh)
  const found = query.data

  return (
    <SubmissionDrawer
      title={copy.details.INSURANCE}
      tag={found && <StatusTag status={found.status} comment={found.description} />}
      footer={({ close }) => (
        <ReaderActions editableId={found?.status === 'PENDING' ? id : undefined} onClose={close} />
      )}
    >
      {({ close }) =>
        isNotFound(query.error) ? (
          <SubmissionMissing onClose={close} />
        ) : (
          <QueryView query={query} skeleton={<DrawerSkeleton />}>
            {(submission) => (
              <QueryView query={people} skeleton={<DrawerSkeleton />}>
                {(page) => <InsuranceDetails submission={submission} people={page} />}
              </QueryView>
            )}
          </QueryView>
        )
      }
    </SubmissionDrawer>
  )
}
