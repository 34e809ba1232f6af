import {
  type ColumnDef,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useEffect, useMemo } from 'react'
import { runWhenIdle } from '@/run-when-idle'
import type { DataColumn } from './data-column'
import { prepareSort, sortByColumn } from './sort-by-column'
import type { TableState } from './use-table-state'

const features = tableFeatures({ rowSortingFeature })

const defineColumn = <Row extends object>({
  id,
  value,
  isSortable = false,
}: DataColumn<Row>): ColumnDef<typeof features, Row> => ({ id, accessorFn: value, enableSorting: isSortable })

const parseOrdering = (ordering: string): SortingState =>
  ordering === '' ? [] : [{ id: ordering.replace(/^-/, ''), desc: ordering.startsWith('-') }]

const formatOrdering = ([first]: SortingState) => (first ? `${first.desc ? '-' : ''}${first.id}` : '')

interface TableModelOptions<Row> {
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  getRowId: (row: Row) => string | number
  state: TableState
  /** Whether `rows` is the whole list, which the table sorts. If false, `rows` is one page, which the API has sorted. */
  isWhole: boolean
}

export interface IdentifiedRow<Row> {
  id: string
  original: Row
}

function sortWholeList<Row>(
  rows: readonly IdentifiedRow<Row>[],
  columns: readonly DataColumn<Row>[],
  [sort]: SortingState,
): readonly IdentifiedRow<Row>[] {
  const column = columns.find(({ id, isSortable }) => isSortable && id === sort?.id)
  return sort && column ? sortByColumn(rows, column, sort.desc) : rows
}

/** Returns the rows in display order. Prepares the sort of a whole list while the browser is idle. */
function useSortedRows<Row>(
  rows: readonly IdentifiedRow<Row>[],
  columns: readonly DataColumn<Row>[],
  sorting: SortingState,
  isWhole: boolean,
): readonly IdentifiedRow<Row>[] {
  useEffect(() => (isWhole ? runWhenIdle(prepareSort) : undefined), [isWhole])
  return useMemo(
    () => (isWhole ? sortWholeList(rows, columns, sorting) : rows),
    [rows, columns, sorting, isWhole],
  )
}

/**
 * Returns the rows in display order and two functions. `getSortDirection` returns the sort direction of a column. `sortBy`
 * sorts by a column. If the rows are already sorted by that column, `sortBy` reverses the direction.
 */
export function useTableModel<Row extends object>({
  columns,
  rows,
  getRowId,
  state,
  isWhole,
}: TableModelOptions<Row>) {
  const definitions = useMemo(() => columns.map(defineColumn), [columns])
  const sorting = useMemo(() => parseOrdering(state.ordering), [state.ordering])
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: (row) => String(getRowId(row)),
    // `sortByColumn` sorts the rows, because the sort of the library reads the values at each comparison.
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    // The first press on a header sorts ascending, also for numbers.
    sortDescFirst: false,
    state: { sorting },
    onSortingChange: (updater) =>
      state.orderBy(formatOrdering(typeof updater === 'function' ? updater(sorting) : updater)),
  })
  const getSortDirection = (id: string): 'ascending' | 'descending' | 'none' => {
    const direction = table.getColumn(id)?.getIsSorted()
    if (!direction) return 'none'
    return direction === 'asc' ? 'ascending' : 'descending'
  }
  const identifiedRows = useSortedRows<Row>(table.getRowModel().rows, columns, sorting, isWhole)
  return {
    rows: identifiedRows,
    getSortDirection,
    sortBy: (id: string) => table.getColumn(id)?.toggleSorting(),
  }
}
