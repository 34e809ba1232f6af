import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { isNotFound } from '@/api/api-error'
import type { SubmissionStatus } from '@/api/generated/model/submissionStatus'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Stack } from '@/design-system/components/Stack/Stack'
import type { RouteDialogActions } from '@/patterns/dialog/use-leaving'
import { QueryView } from '@/patterns/query-view/QueryView'
import { copy as words } from '../copy'
import type { SubmissionKind } from '../kinds'
import { StatusTag } from '../StatusTag'
import { copy } from './copy'
import { DrawerSkeleton } from './DrawerSkeleton'
import { ReaderActions } from './ReaderActions'
import { SubmissionDrawer } from './SubmissionDrawer'
import { SubmissionMissing } from './SubmissionMissing'

/** A submission, and its people. */
interface LoadedSubmission<Submission, Page> {
  submission: Submission
  people: Page
}

interface OpenSubmissionProps<Submission, Page> {
  kind: SubmissionKind
  /** Whether the address asks for editing. A decided submission is always read-only. */
  isEdit: boolean
  submission: UseQueryResult<Submission>
  people: UseQueryResult<Page>
  renderDetails: (known: LoadedSubmission<Submission, Page>) => ReactNode
  renderForm: (known: LoadedSubmission<Submission, Page>, actions: RouteDialogActions) => ReactNode
}

interface AnySubmission {
  id: number
  status: SubmissionStatus
  description: string
}

const sizes = { INSURANCE: 'lg', BACKGROUND_CHECK: 'xl' } as const

/** A submission in its drawer: read, or changed while it is PENDING. */
export function OpenSubmission<Submission extends AnySubmission, Page>(
  props: OpenSubmissionProps<Submission, Page>,
) {
  const { kind, isEdit, submission, people, renderDetails, renderForm } = props
  const edited = useEditSnapshot(props)
  const found = submission.data
  const isDecided = found !== undefined && found.status !== 'PENDING'
  const isForm = isEdit && (edited !== undefined || !isDecided)
  const read = useLoaded(submission.data, people.data)
  const known = isForm ? edited : read
  // Hundreds of people render in a deferred update, so that the page stays responsive.
  const drawn = useDeferredValue(known)

  return (
    <SubmissionDrawer
      title={isForm ? copy.edit : copy.details[kind]}
      size={sizes[kind]}
      tag={found && <StatusTag status={found.status} comment={found.description} />}
      footer={
        isForm
          ? undefined
          : ({ close }) => <ReaderActions editableId={isDecided ? undefined : found?.id} onClose={close} />
      }
    >
      {(actions) => {
        if (drawn && drawn === edited) return renderForm(drawn, actions)
        if (isNotFound(submission.error)) return <SubmissionMissing onClose={actions.close} />
        return (
          <QueryView query={submission} skeleton={<DrawerSkeleton />}>
            {() => (
              <QueryView query={people} skeleton={<DrawerSkeleton />}>
                {() =>
                  drawn && known && !isForm ? (
                    <Stack gap={6}>
                      {isEdit ? <Alert>{words.notPending}</Alert> : null}
                      {renderDetails(drawn)}
                    </Stack>
                  ) : (
                    <DrawerSkeleton />
                  )
                }
              </QueryView>
            )}
          </QueryView>
        )
      }}
    </SubmissionDrawer>
  )
}

/** Combines both answers and keeps the object's identity while they stay the same. */
const useLoaded = <Submission, Page>(submission: Submission | undefined, people: Page | undefined) =>
  useMemo(
    () => (submission === undefined || people === undefined ? undefined : { submission, people }),
    [submission, people],
  )

/**
 * Captures the submission to edit once it was read anew and is PENDING. The form compares its changes with this
 * snapshot, and stays open if the Administration decides meanwhile.
 */
function useEditSnapshot<Submission extends AnySubmission, Page>(
  props: Pick<OpenSubmissionProps<Submission, Page>, 'isEdit' | 'submission' | 'people'>,
): LoadedSubmission<Submission, Page> | undefined {
  const { isEdit, submission, people } = props
  const [edited, setEdited] = useState<LoadedSubmission<Submission, Page>>()
  const isRead = [submission, people].every((query) => query.isFetchedAfterMount && query.isSuccess)
  const isSettled = isRead && !submission.isFetching && !people.isFetching
  if (isEdit && !edited && isSettled && submission.data?.status === 'PENDING' && people.data !== undefined)
    setEdited({ submission: submission.data, people: people.data })
  return isEdit ? edited : undefined
}
