import { HardHat } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import type { Worker } from '@/api/generated/model/worker'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import type { RowAction } from '@/design-system/components/RowActions/row-action'
import { SearchField } from '@/design-system/components/SearchField/SearchField'
import { Stack } from '@/design-system/components/Stack/Stack'
import { DataTable } from '@/patterns/data-table/DataTable'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import { useWork } from '../detail/use-work'
import { useWorkAddress } from '../detail/use-work-address'
import { workerColumns } from './columns'
import { copy } from './copy'
import { documentSearchLimit, type Roster } from './use-roster'
import { useTomorrowEntry } from './use-tomorrow-entry'
import { useWorkerRemoval } from './use-worker-removal'

/** In milliseconds. */
const searchDelay = 300

const rowId = ({ id }: Worker) => id

/** Who works there, found by DNI, and what can be done with each. */
export function WorkersTable({ roster }: { roster: Roster }) {
  const { query, state, search, onSearch } = roster
  const tomorrow = useTomorrowEntry()
  const columns = useMemo(() => workerColumns(tomorrow.entryOf), [tomorrow.entryOf])
  const actionsOf = useWorkerActions()

  return (
    <Stack gap={4}>
      <SearchField
        name="dni"
        label={copy.search.label}
        clearLabel={copy.search.clear}
        value={search}
        onSearch={onSearch}
        delay={searchDelay}
        maxLength={documentSearchLimit}
        inputMode="search"
      />
      {tomorrow.query.error ? (
        <RetryAlert
          tone="warning"
          onRetry={() => void tomorrow.query.refetch()}
          isRetrying={tomorrow.query.isFetching}
        >
          {copy.tomorrow.failed}
        </RetryAlert>
      ) : null}
      <DataTable
        caption={copy.caption}
        isCaptionHidden
        columns={columns}
        query={query}
        rowId={rowId}
        state={state}
        countLabel={copy.count}
        actionsOf={actionsOf}
        isResizable={false}
        hidesSinglePage
        empty={
          <EmptyState
            icon={<HardHat size={20} />}
            title={copy.empty}
            description={search === '' ? copy.nobody : copy.nobodyFound(search)}
          />
        }
      />
    </Stack>
  )
}

/** The state of a worker is changed, and a worker removed, by who may change the roster. */
function useWorkerActions() {
  const { rosterReason } = useWork().rights
  const { openView } = useWorkAddress()
  const remove = useWorkerRemoval()
  return useCallback(
    (worker: Worker): RowAction[] => [
      { label: copy.row.edit, reason: rosterReason, run: () => openView('estado', worker.id) },
      { label: copy.row.remove, tone: 'danger', reason: rosterReason, run: () => void remove(worker) },
    ],
    [rosterReason, openView, remove],
  )
}
