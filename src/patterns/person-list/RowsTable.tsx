import { memo, useDeferredValue, useMemo, useRef } from 'react'
import { tables } from '@/copy/tables'
import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import { Text } from '@/design-system/components/Text/Text'
import { DataTable } from '@/patterns/data-table/DataTable'
import { useTableState } from '@/patterns/data-table/use-table-state'
import { useWholeList } from '@/patterns/data-table/use-whole-list'
import { createColumns } from './columns'
import { copy } from './copy'
import { getRowGroup, type ListedRow } from './person-row'
import type { usePersonList } from './use-person-list'
import { useReturnToRow } from './use-return-to-row'

const { preview: words } = copy

type PersonListState = ReturnType<typeof usePersonList>

const getRowId = ({ rowNumber }: ListedRow) => rowNumber

/** The height in pixels of a row with a tag and one sentence. */
const likelyRowHeight = 64

interface RowsTableProps
  extends Pick<
    PersonListState,
    'rows' | 'gender' | 'rowFilter' | 'change' | 'beginCorrection' | 'returnRowNumber' | 'forgetReturn'
  > {
  hasDates: boolean
  /** Whether the rows have no actions, because a lookup still changes them. */
  isReadOnly: boolean
}

/** The rows render in a deferred update, so that the dialog stays responsive. Memoised, because each step of the progress changes none. */
export const RowsTable = memo(function RowsTable(props: RowsTableProps) {
  const { rows, gender, change, rowFilter, beginCorrection, hasDates, isReadOnly } = props
  const state = useTableState()
  const columns = useMemo(() => createColumns({ hasDates, gender, change }), [hasDates, gender, change])
  const filteredRows = useMemo(
    () => rows.filter((row) => rowFilter === 'all' || getRowGroup(row, gender) === rowFilter),
    [rows, gender, rowFilter],
  )
  const deferredRows = useDeferredValue<readonly ListedRow[] | null>(filteredRows, null)
  const table = useRef<HTMLDivElement>(null)
  const getActions = useRowActions(change, beginCorrection)
  const revealedRowId = useReturnToRow({
    table,
    rows: deferredRows ?? undefined,
    rowNumber: props.returnRowNumber,
    onReturned: props.forgetReturn,
  })
  const query = useWholeList(deferredRows ?? filteredRows)
  if (!deferredRows) {
    return (
      <SkeletonGroup label={tables.loading(words.caption)}>
        <Skeleton shape="block" height="20rem" />
      </SkeletonGroup>
    )
  }
  return (
    <div ref={table}>
      <DataTable
        caption={words.caption}
        isCaptionHidden
        columns={columns}
        query={query}
        getRowId={getRowId}
        state={state}
        getActions={isReadOnly ? undefined : getActions}
        likelyRowHeight={likelyRowHeight}
        revealedRowId={revealedRowId}
        empty={<Text tone="muted">{words.none}</Text>}
      />
    </div>
  )
})

/**
 * Returns the function that builds the actions of a row. The user can correct every row that is not removed, and can remove
 * a row in the state `known` or `new`.
 */
function useRowActions(
  change: PersonListState['change'],
  beginCorrection: PersonListState['beginCorrection'],
) {
  return useMemo(
    () => (row: ListedRow) => {
      const { kind } = row.state
      const removal = { state: { kind: 'removed', reasons: [copy.problems.removed] } } as const
      return [
        ...(kind === 'removed' ? [] : [{ label: copy.correction.open, run: () => beginCorrection(row) }]),
        ...(kind === 'known' || kind === 'new'
          ? [{ label: words.remove, tone: 'danger' as const, run: () => change(row, removal) }]
          : []),
      ]
    },
    [change, beginCorrection],
  )
}
