import { isNotFound } from '@/api/api-error'
import {
  useGetBackgroundCheckSubmission,
  useListBackgroundCheckPeople,
} from '@/api/generated/background-checks/background-checks'
import { QueryView } from '@/patterns/query-view/QueryView'
import { useSession } from '@/session/use-session'
import { copy } from '../drawer/copy'
import { DrawerSkeleton } from '../drawer/DrawerSkeleton'
import { everybody, fresh } from '../drawer/fresh'
import { ReaderActions } from '../drawer/ReaderActions'
import { SubmissionDrawer } from '../drawer/SubmissionDrawer'
import { SubmissionMissing } from '../drawer/SubmissionMissing'
import { StatusTag } from '../StatusTag'
import { CheckDetails } from './CheckDetails'

interface CheckDrawerProps {
  id: number
}

/** A background check, to be read (L2). */
export function CheckDrawer({ id }: CheckDrawerProps) {
  const { neighbourhood } = useSession()
  const query = useGetBackgroundCheckSubmission(neighbourhood.id, id, fresh)
  const people = useListBackgroundCheckPeople(neighbourhood.id, id, everybody, fresh)
  const found = query.data

  return (
    <SubmissionDrawer
      title={copy.details.BACKGROUND_CHECK}
      size="xl"
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
                {(page) => <CheckDetails submission={submission} people={page} />}
              </QueryView>
            )}
          </QueryView>
        )
      }
    </SubmissionDrawer>
  )
}
