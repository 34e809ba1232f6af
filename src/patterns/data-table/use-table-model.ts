import {
  type ColumnDef,
  createSortedRowModel,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { type DataColumn, isEmptyValue } from './data-column'
import type { TableState } from './use-table-state'

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() })

const collator = new Intl.Collator('es', { numeric: true })

interface CellReader {
  getValue: (columnId: string) => unknown
}

/** Compares numbers by value, and texts in Spanish alphabetical order, with 'A-2' before 'A-10'. */
function compareCells(leftRow: CellReader, rightRow: CellReader, columnId: string): number {
  const [left, right] = [leftRow.getValue(columnId), rightRow.getValue(columnId)]
  if (typeof left === 'number' && typeof right === 'number') return left - right
  return collator.compare(String(left), String(right))
}

const defineColumn = <Row extends object>(column: DataColumn<Row>): ColumnDef<typeof features, Row> => ({
  id: column.id,
  accessorFn: (row) => {
    const value = column.value(row)
    return isEmptyValue(value) ? undefined : value
  },
  enableSorting: column.isSortable ?? false,
  sortFn: compareCells,
  sortUndefined: 'last',
})

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
    manualSorting: !isWhole,
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
  const identifiedRows: readonly IdentifiedRow<Row>[] = table.getRowModel().rows
  return {
    rows: identifiedRows,
    getSortDirection,
    sortBy: (id: string) => table.getColumn(id)?.toggleSorting(),
  }
}
