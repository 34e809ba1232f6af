import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { FileSearch } from 'lucide-react'
import { type ReactNode, useCallback } from 'react'
import type { BackgroundCheckSubmission } from '@/api/generated/model/backgroundCheckSubmission'
import type { InsuranceSubmission } from '@/api/generated/model/insuranceSubmission'
import { refreshes } from '@/api/refreshes'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import type { RowAction } from '@/design-system/components/RowActions/RowActions'
import { Stack } from '@/design-system/components/Stack/Stack'
import { DataTable } from '@/patterns/data-table/DataTable'
import type { DataColumn } from '@/patterns/data-table/data-column'
import type { TableState } from '@/patterns/data-table/use-table-state'
import { useOpenView } from '@/patterns/dialog/use-open-view'
import { ListFilters } from '@/patterns/filters/ListFilters'
import { copy as words } from '../copy'
import type { SubmissionKind } from '../kinds'
import { copy } from './copy'

type Submission = InsuranceSubmission | BackgroundCheckSubmission

interface SubmissionsTableProps<Row> {
  kind: SubmissionKind
  columns: readonly DataColumn<Row>[]
  /** Describes a row in words. Must keep its identity between renders. */
  nameOf: (row: Row) => string
  query: UseQueryResult<{ count: number; results: Row[] }>
  state: TableState
  isFiltered: boolean
  onClear: () => void
  children: ReactNode
}

const rowId = ({ id }: Submission) => id

/** The table of one kind of submission: filters, count and row actions. */
export function SubmissionsTable<Row extends Submission>(props: SubmissionsTableProps<Row>) {
  const { kind, columns, nameOf, query, state, isFiltered, onClear, children } = props
  const refresh = useRefreshDecisions()
  const actionsOf = useRowActions(nameOf)
  const { data } = query

  return (
    <Stack gap={4}>
      <ListFilters
        query={query}
        result={data ? copy.results(data.count) : ''}
        isNarrowed={isFiltered}
        onClear={onClear}
        refresh={{ label: copy.refresh, run: refresh }}
      >
        {children}
      </ListFilters>
      <DataTable
        caption={words.kinds[kind]}
        isCaptionHidden
        columns={columns}
        query={query}
        rowId={rowId}
        state={state}
        actionsOf={actionsOf}
        hidesSinglePage
        empty={
          <EmptyState
            icon={<FileSearch size={20} />}
            title={copy.empty.title}
            description={isFiltered ? copy.empty.filtered : copy.empty.none[kind]}
          />
        }
      />
    </Stack>
  )
}

/** Every submission can be read; only PENDING ones can be edited. */
function useRowActions<Row extends Submission>(nameOf: (row: Row) => string) {
  const openView = useOpenView()
  return useCallback(
    (row: Row): RowAction[] => [
      {
        label: copy.row.view,
        name: copy.row.named(copy.row.view, nameOf(row)),
        run: () => openView('detalle', row.id),
      },
      {
        label: copy.row.edit,
        name: copy.row.named(copy.row.edit, nameOf(row)),
        reason: row.status === 'PENDING' ? undefined : words.notPending,
        run: () => openView('editar', row.id),
      },
    ],
    [nameOf, openView],
  )
}

/** The reads that the Administration's decisions change. */
const decisionReads: readonly string[] = [
  ...refreshes.createInsuredPerson,
  ...refreshes.createBackgroundCheckPerson,
  ...refreshes.updateWorker,
]

/** Returns a function that invalidates every read that shows the Administration's decisions. */
function useRefreshDecisions() {
  const client = useQueryClient()
  return useCallback(() => {
    for (const read of decisionReads) void client.invalidateQueries({ queryKey: [read] })
  }, [client])
}
