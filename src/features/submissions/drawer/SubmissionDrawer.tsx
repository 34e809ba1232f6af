import type { UseQueryResult } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { allRows } from '@/api/all-rows'
import { isNotFound } from '@/api/api-error'
import {
  useGetBackgroundCheckSubmission,
  useListBackgroundCheckPeople,
} from '@/api/generated/background-checks/background-checks'
import { useGetInsuranceSubmission, useListInsuredPeople } from '@/api/generated/insurance/insurance'
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
import { buildViewSearch } from '@/patterns/dialog/view-address'
import { QueryView } from '@/patterns/query-view/QueryView'
import { useSession } from '@/session/use-session'
import { copy as words } from '../copy'
import { BackgroundCheckForm } from '../form/BackgroundCheckForm'
import { InsuranceForm } from '../form/InsuranceForm'
import type { SubmissionFormActions } from '../form/SubmissionForm'
import type { SubmissionKind } from '../kinds'
import { BackgroundCheckDetails } from './BackgroundCheckDetails'
import { copy } from './copy'
import { InsuranceDetails } from './InsuranceDetails'
import { LoadedStatusTag } from './LoadedStatusTag'

/**
 * Refetches cached data, because the Administration may have decided the submission after it was cached. A decided
 * submission cannot be edited.
 */
const alwaysRefetch = { query: { staleTime: 0 } } as const

interface SubmissionView {
  id: number
  /** Whether the address requests the form. A submission that is already decided is shown read-only instead. */
  isEdit: boolean
}

/** Opens a drawer over the list. Shows the form if `isEdit` and the submission is PENDING, otherwise the details. */
export function SubmissionDrawer({ kind, ...view }: SubmissionView & { kind: SubmissionKind }) {
  return kind === 'INSURANCE' ? <InsuranceDrawer {...view} /> : <BackgroundCheckDrawer {...view} />
}

function InsuranceDrawer({ id, isEdit }: SubmissionView) {
  const realPropertyId = useSession().neighbourhood.id
  const submissionQuery = useGetInsuranceSubmission(realPropertyId, id, alwaysRefetch)
  const peopleQuery = useListInsuredPeople(realPropertyId, id, allRows, alwaysRefetch)
  return (
    <OpenSubmission
      kind="INSURANCE"
      isEdit={isEdit}
      submissionQuery={submissionQuery}
      peopleQuery={peopleQuery}
      renderDetails={(loaded) => <InsuranceDetails {...loaded} />}
      renderForm={({ submission, people }, actions) => (
        <InsuranceForm submission={submission} people={people.results} {...actions} />
      )}
    />
  )
}

function BackgroundCheckDrawer({ id, isEdit }: SubmissionView) {
  const realPropertyId = useSession().neighbourhood.id
  const submissionQuery = useGetBackgroundCheckSubmission(realPropertyId, id, alwaysRefetch)
  const peopleQuery = useListBackgroundCheckPeople(realPropertyId, id, allRows, alwaysRefetch)
  return (
    <OpenSubmission
      kind="BACKGROUND_CHECK"
      isEdit={isEdit}
      submissionQuery={submissionQuery}
      peopleQuery={peopleQuery}
      renderDetails={(loaded) => <BackgroundCheckDetails {...loaded} />}
      renderForm={({ submission, people }, actions) => (
        <BackgroundCheckForm submission={submission} savedEntries={people.results} {...actions} />
      )}
    />
  )
}

interface LoadedSubmission<Submission, Page> {
  submission: Submission
  people: Page
}

interface OpenSubmissionProps<Submission, Page> {
  kind: SubmissionKind
  isEdit: boolean
  submissionQuery: UseQueryResult<Submission>
  peopleQuery: UseQueryResult<Page>
  renderDetails: (loaded: LoadedSubmission<Submission, Page>) => ReactNode
  renderForm: (loaded: LoadedSubmission<Submission, Page>, actions: SubmissionFormActions) => ReactNode
}

interface AnySubmission {
  id: number
  status: SubmissionStatus
  description: string
}

const drawerSizes = { INSURANCE: 'lg', BACKGROUND_CHECK: 'xl' } as const

function OpenSubmission<Submission extends AnySubmission, Page>(
  props: OpenSubmissionProps<Submission, Page>,
) {
  const { kind, isEdit, submissionQuery, peopleQuery, renderDetails, renderForm } = props
  const editSnapshot = useEditSnapshot(props)
  const submission = submissionQuery.data
  const isDecided = submission !== undefined && submission.status !== 'PENDING'
  const isForm = isEdit && (editSnapshot !== undefined || !isDecided)
  const latestData = useMemo(
    () => (submission && peopleQuery.data ? { submission, people: peopleQuery.data } : undefined),
    [submission, peopleQuery.data],
  )
  const shownData = isForm ? editSnapshot : latestData
  // Hundreds of people render in a deferred update, so that the page stays responsive.
  const deferredData = useDeferredValue(shownData)
  const { search } = useLocation()

  return (
    <RouteDrawer
      page={paths.submissions()}
      search={buildViewSearch(search)}
      title={isForm ? copy.edit : copy.details[kind]}
      size={drawerSizes[kind]}
      tag={<LoadedStatusTag query={submissionQuery} />}
      footer={
        isForm
          ? undefined
          : ({ close }) => (
              <DetailsActions editableId={isDecided ? undefined : submission?.id} onClose={close} />
            )
      }
    >
      {({ close, finish }) => {
        if (deferredData && deferredData === editSnapshot)
          return renderForm(deferredData, { onClose: close, onDone: finish })
        if (isNotFound(submissionQuery.error)) return <SubmissionMissing onClose={close} />
        return (
          <QueryView query={submissionQuery} skeleton={<DrawerSkeleton />}>
            {() => (
              <QueryView query={peopleQuery} skeleton={<DrawerSkeleton />}>
                {() =>
                  deferredData && shownData && !isForm ? (
                    <Stack gap={6}>
                      {isEdit ? <Alert>{words.notPending}</Alert> : null}
                      {renderDetails(deferredData)}
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
    </RouteDrawer>
  )
}

/**
 * Returns the submission and its people as first refetched; undefined if `isEdit` is false or the submission was not PENDING.
 * The form sends only the differences from this snapshot. If the Administration decides the submission meanwhile, the
 * form stays open.
 */
function useEditSnapshot<Submission extends AnySubmission, Page>(
  props: Pick<OpenSubmissionProps<Submission, Page>, 'isEdit' | 'submissionQuery' | 'peopleQuery'>,
): LoadedSubmission<Submission, Page> | undefined {
  const { isEdit, submissionQuery, peopleQuery } = props
  const [editSnapshot, setEditSnapshot] = useState<LoadedSubmission<Submission, Page>>()
  const isRefetched = [submissionQuery, peopleQuery].every(
    (query) => query.isFetchedAfterMount && query.isSuccess,
  )
  const isSettled = isRefetched && !submissionQuery.isFetching && !peopleQuery.isFetching
  if (
    isEdit &&
    !editSnapshot &&
    isSettled &&
    submissionQuery.data?.status === 'PENDING' &&
    peopleQuery.data !== undefined
  )
    setEditSnapshot({ submission: submissionQuery.data, people: peopleQuery.data })
  return isEdit ? editSnapshot : undefined
}

/**
 * Explains that the submission does not exist or belongs to another user or neighbourhood. The backend does not
 * distinguish these cases.
 */
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

interface DetailsActionsProps {
  /** The id of the submission; undefined if it cannot be edited. */
  editableId: number | undefined
  onClose: () => void
}

function DetailsActions({ editableId, onClose }: DetailsActionsProps) {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const edit = () =>
    void navigate(
      { search: buildViewSearch(search, { name: 'editar', id: editableId }) },
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
        {words.close}
      </Button>
    </Inline>
  )
}
