import { useCallback, useMemo } from 'react'
import { isNotFound } from '@/api/api-error'
import type { Worker } from '@/api/generated/model/worker'
import { useWrite } from '@/api/writes/use-write'
import { workerWrites } from '@/api/writes/workers'
import { describeError } from '@/copy/errors'
import { Alert } from '@/design-system/components/Alert/Alert'
import type { RowAction } from '@/design-system/components/RowActions/RowActions'
import { Stack } from '@/design-system/components/Stack/Stack'
import { DataTable } from '@/patterns/data-table/DataTable'
import { useConfirm } from '@/patterns/dialog/confirm-context'
import { useNotify } from '@/patterns/notify/use-notify'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import { useWork } from '../detail/use-work'
import { useWorkAddress } from '../detail/use-work-address'
import { buildWorkerColumns } from './columns'
import { copy } from './copy'
import { NobodyFound } from './NobodyFound'
import { RenewalBar } from './RenewalBar'
import { RenewalChoice } from './RenewalChoice'
import { useRenewal } from './use-renewal'
import type { Roster } from './use-roster'
import type { Tomorrow } from './use-tomorrow'

const getRowId = ({ id }: Worker) => id

export function WorkersTable({ roster, tomorrow }: { roster: Roster; tomorrow: Tomorrow }) {
  const { query, state } = roster
  const { groupsQuery, findPermission } = tomorrow
  // The rows wait for the first response with the groups, because the permissions change the widths and heights of the cells.
  const isWaiting = groupsQuery.isPending && groupsQuery.failureCount === 0
  const renewal = useRenewal(roster)
  const { choice, pending } = renewal
  const columns = useMemo(
    () => buildWorkerColumns(findPermission, { choice, pending }),
    [findPermission, choice, pending],
  )
  const getActions = useWorkerActions()

  return (
    <Stack gap={4}>
      {groupsQuery.error ? (
        <RetryAlert
          tone="warning"
          onRetry={() => void groupsQuery.refetch()}
          isRetrying={groupsQuery.isFetching}
        >
          {copy.tomorrow.failed}
        </RetryAlert>
      ) : null}
      {renewal.isOffered ? <RenewalChoice renewal={renewal} count={roster.found?.length ?? 0} /> : null}
      <DataTable
        caption={copy.caption}
        isCaptionHidden
        columns={columns}
        query={isWaiting ? { ...query, data: undefined } : query}
        getRowId={getRowId}
        state={state}
        countLabel={copy.count}
        getActions={getActions}
        isResizable={false}
        hidesSinglePage
        footer={
          <Alert>
            <Stack gap={2}>
              <span>{copy.banners.papers}</span>
              <span>{copy.banners.invalid}</span>
            </Stack>
          </Alert>
        }
        empty={<NobodyFound roster={roster} />}
      />
      {renewal.isOffered ? <RenewalBar renewal={renewal} /> : null}
    </Stack>
  )
}

function useWorkerActions() {
  const { rosterRefusal } = useWork().rights
  const { openView } = useWorkAddress()
  const remove = useWorkerRemoval()
  return useCallback(
    (worker: Worker): RowAction[] => [
      { label: copy.row.edit, reason: rosterRefusal, run: () => openView('estado', worker.id) },
      { label: copy.row.remove, tone: 'danger', reason: rosterRefusal, run: () => void remove(worker) },
    ],
    [rosterRefusal, openView, remove],
  )
}

function useWorkerRemoval() {
  const { realPropertyId, workId } = useWork()
  const confirm = useConfirm()
  const notify = useNotify()
  const removeWorker = useWrite(workerWrites.removeWorker)
  return useCallback(
    ({ id, person }: Worker) => {
      const { title, question, yes, no, done, failed } = copy.remove
      return confirm({
        title,
        body: question(person.full_name),
        confirmLabel: yes,
        cancelLabel: no,
        tone: 'danger',
        action: async () => {
          await removeWorker({ rp: realPropertyId, workId, id })
          notify.success(done)
        },
        describe: (error) =>
          isNotFound(error) ? [copy.gone(person.full_name)] : describeError(error, failed),
      })
    },
    [realPropertyId, workId, confirm, notify, removeWorker],
  )
}
