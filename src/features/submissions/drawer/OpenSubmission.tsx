import type { UseQueryResult } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { type ComponentProps, type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isNotFound } from '@/api/api-error'
import type { SubmissionStatus } from '@/api/generated/model/submissionStatus'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import { Stack } from '@/design-system/components/Stack/Stack'
import { paths } from '@/paths'
import { RouteDrawer } from '@/patterns/dialog/RouteDrawer'
import type { RouteDialogActions } from '@/patterns/dialog/use-leaving'
import { searchOfView } from '@/patterns/dialog/view-address'
import { QueryView } from '@/patterns/query-view/QueryView'
import { copy as words } from '../copy'
import type { SubmissionKind } from '../kinds'
import { StatusTag } from '../StatusTag'
import { copy } from './copy'

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

/** Shows a submission in a drawer, or its form while it is PENDING. */
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

/** Combines both responses. The object keeps its identity until one of them changes. */
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

/** A drawer over the list of submissions. Closing it returns to the list. */
function SubmissionDrawer(props: Omit<ComponentProps<typeof RouteDrawer>, 'page' | 'search'>) {
  const { search } = useLocation()
  return <RouteDrawer {...props} page={paths.submissions()} search={searchOfView(search)} />
}

/** Shown for a submission that does not exist or that another user filed. The backend does not distinguish them. */
function SubmissionMissing({ onClose }: { onClose: () => void }) {
  const { title, body, action } = copy.missing
  return (
    <EmptyState
      level={3}
      title={title}
      description={body}
      action={<Button onClick={onClose}>{action}</Button>}
    />
  )
}

function DrawerSkeleton() {
  return (
    <SkeletonGroup label={copy.loading}>
      <Stack gap={6}>
        <Skeleton shape="block" height="12rem" />
        <Skeleton lines={4} />
        <Skeleton lines={2} />
      </Stack>
    </SkeletonGroup>
  )
}

interface ReaderActionsProps {
  editableId: number | undefined
  onClose: () => void
}

function ReaderActions({ editableId, onClose }: ReaderActionsProps) {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const edit = () =>
    void navigate(
      { search: searchOfView(search, { name: 'editar', id: editableId }) },
      { replace: true, state },
    )
  return (
    <Inline gap={3} justify="end" stacksOnPhone>
      {editableId === undefined ? null : (
        <Button icon={<Pencil size={20} aria-hidden="true" />} onClick={edit}>
          {copy.edit}
        </Button>
      )}
      <Button variant="primary" onClick={onClose}>
        {copy.close}
      </Button>
    </Inline>
  )
}
