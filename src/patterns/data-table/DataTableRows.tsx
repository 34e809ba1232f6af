import { useCallback, useMemo, useRef } from 'react'
import { tables } from '@/copy/tables'
import { type RowAction, RowActions } from '@/design-system/components/RowActions/RowActions'
import { Select } from '@/design-system/components/Select/Select'
import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { ColumnHead } from '@/design-system/components/Table/ColumnHead'
import { Table } from '@/design-system/components/Table/Table'
import { TableCell } from '@/design-system/components/Table/TableCell'
import { type RowTint, TableRow } from '@/design-system/components/Table/TableRow'
import { useIsPrinting } from '@/design-system/use-is-printing'
import { onDemand } from '../on-demand/on-demand'
import { useFirstRows } from '../query-view/use-first-rows'
import { DataRow } from './DataRow'
import type { DataColumn } from './data-column'
import { type IdentifiedRow, useTableModel } from './use-table-model'
import type { TableState } from './use-table-state'
import type { VirtualRowsProps } from './VirtualRows'

/** With more rows than this, the table renders only the visible rows, except on paper. */
const maxRenderedRows = 200
/** The number of rows that a long table shows until the code that finds the visible rows has loaded. */
const initialRowCount = 20
/** With more columns than this, the table has less space between the columns. */
const maxSpacedColumns = 7
/** A virtualized table with at most this number of columns needs no minimum width, because so few columns always fit. */
const maxColumnsWithoutMinWidth = 4
/** The width in rem that each column needs for the default spacing. */
const columnWidth = 9.5
const virtualizedHeight = '70dvb'
/** The `aria-rowindex` of the first row after the header row, which has the index 1. */
const firstRowIndex = 2

/** Returns the text of the row header, which completes the accessible names of the row's buttons. */
function findSubject<Row>(columns: readonly DataColumn<Row>[], row: Row) {
  const head = columns.find(({ isRowHead }) => isRowHead)
  return String(head?.value(row) ?? '')
}

const VirtualRows = onDemand(
  async () => (await import('./VirtualRows')).VirtualRows,
  ({ rows, isPrinting, renderRow }: VirtualRowsProps) => (
    <tbody>
      {rows.slice(0, isPrinting ? undefined : initialRowCount).map((_, index) => renderRow(index))}
    </tbody>
  ),
)

/** The props of a DataTable that its table element needs. */
export interface TableElementProps<Row> {
  /** The caption of the table, such as 'Movimientos'. */
  caption: string
  /** Whether only screen readers get the caption. Set it if a heading above the table has the same text. */
  isCaptionHidden?: boolean
  /** The columns, in display order. */
  columns: readonly DataColumn<Row>[]
  /** Returns a unique id of the row. */
  getRowId: (row: Row) => string | number
  /** The `state` from `useTableAddress` for the main table of a screen; the result of `useTableState` for any other table. */
  state: TableState
  /** Returns the colour of a highlighted row. Pass the same function at each render: a new one renders every row again. */
  getTint?: (row: Row) => RowTint | undefined
  /** Returns the actions of a row. Pass the same function at each render: a new one renders every row again. */
  getActions?: (row: Row) => readonly RowAction[]
  /** The maximum height of the table as a CSS length. In a higher table the rows scroll, and the header stays visible. */
  maxHeight?: string
  /**
   * The estimated height of a row in px; by default the height of one line of text. A long list needs the estimate,
   * because it renders only its visible rows.
   */
  likelyRowHeight?: number
  /** The id of a row that a long table shows first, wherever it is in the list. */
  revealedRowId?: string | number
  /** The width of the table in rem below which each row becomes a card. Set it if the columns need more than the default, 40. */
  roomForColumns?: number
}

interface DataTableRowsProps<Row> extends TableElementProps<Row> {
  rows: readonly Row[]
  /** Whether `rows` is the whole list, not one page. The table sorts a whole list itself. */
  isWhole: boolean
  /** Whether the rows that will replace `rows` are loading. */
  isBusy: boolean
  /** The number of skeleton rows, which replace `rows` until the data have loaded; undefined after that. */
  skeletonRowCount?: number
}

/** The table element of a DataTable. */
export function DataTableRows<Row extends object>(props: DataTableRowsProps<Row>) {
  const { columns, getTint, getActions, skeletonRowCount } = props
  const { rows, getSortDirection, sortBy } = useTableModel(props)
  const scroller = useRef<HTMLElement>(null)
  const isVirtualized = rows.length > maxRenderedRows
  const isPrinting = useIsPrinting()
  const firstRows = useFirstRows(rows)
  const columnCount = columns.length + (getActions ? 1 : 0)

  const renderActions = useMemo(
    () =>
      getActions &&
      ((row: Row) => (
        <RowActions
          subject={findSubject(columns, row)}
          menuLabel={tables.actions}
          actions={getActions(row)}
        />
      )),
    [columns, getActions],
  )
  const renderRow = useCallback(
    ({ id, original }: IdentifiedRow<Row>, index?: number, measure?: React.Ref<HTMLTableRowElement>) => (
      <DataRow
        key={id}
        row={original}
        columns={columns}
        tint={getTint?.(original)}
        renderActions={renderActions}
        index={index === undefined ? undefined : index + firstRowIndex}
        ref={measure}
      />
    ),
    [columns, getTint, renderActions],
  )
  const isSortable = columns.some((column) => column.isSortable)

  return (
    <Table
      caption={props.caption}
      isCaptionHidden={props.isCaptionHidden}
      maxHeight={props.maxHeight ?? (isVirtualized ? virtualizedHeight : undefined)}
      hasFixedColumns={isVirtualized}
      hasFewColumns={columnCount <= maxColumnsWithoutMinWidth}
      roomForColumns={props.roomForColumns}
      roomForInsets={
        columns.some(({ isLong }) => isLong) ? Number.POSITIVE_INFINITY : columnCount * columnWidth
      }
      isDense={columnCount > maxSpacedColumns}
      rowCount={isVirtualized ? rows.length + 1 : undefined}
      isBusy={props.isBusy}
      scrollRef={scroller}
      aboveCards={isSortable && <OrderSelect columns={columns} state={props.state} />}
    >
      <DataTableHead
        columns={columns}
        hasActions={Boolean(getActions)}
        getSortDirection={getSortDirection}
        sortBy={sortBy}
      />
      {skeletonRowCount !== undefined ? (
        <SkeletonRows columns={columns} hasActions={Boolean(getActions)} count={skeletonRowCount} />
      ) : isVirtualized ? (
        <VirtualRows
          rows={rows}
          likelyHeight={props.likelyRowHeight}
          revealedId={props.revealedRowId}
          scroller={scroller}
          columnCount={columnCount}
          isPrinting={isPrinting}
          renderRow={(index, measure) => rows[index] && renderRow(rows[index], index, measure)}
        />
      ) : (
        <tbody>{firstRows.map((row) => renderRow(row))}</tbody>
      )}
    </Table>
  )
}

/** The select for the sort order. It replaces the sort buttons of the header if the rows are shown as cards. */
function OrderSelect<Row>({ columns, state }: Pick<TableElementProps<Row>, 'columns' | 'state'>) {
  const { order } = tables
  const { ordering } = state
  const options = columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ id, header }) => [
      { value: id, label: order.ascending(header) },
      { value: `-${id}`, label: order.descending(header) },
    ])
  const isKnown = options.some(({ value }) => value === ordering)
  return (
    <Select
      label={order.label}
      isLabelHidden
      name="orden"
      value={isKnown ? ordering : ''}
      placeholder={isKnown ? undefined : order.none}
      options={options}
      onChange={state.orderBy}
      reservesMessageLine={false}
    />
  )
}

interface DataTableHeadProps<Row>
  extends Pick<ReturnType<typeof useTableModel<never>>, 'getSortDirection' | 'sortBy'> {
  columns: readonly DataColumn<Row>[]
  hasActions: boolean
}

function DataTableHead<Row>({ columns, hasActions, getSortDirection, sortBy }: DataTableHeadProps<Row>) {
  return (
    <thead>
      <TableRow>
        {columns.map(({ id, header, align, isRowHead, isSortable, isLong }) => (
          <ColumnHead
            key={id}
            align={align}
            kind={isRowHead ? 'row-head' : undefined}
            isLong={isLong}
            sort={isSortable ? getSortDirection(id) : undefined}
            onSort={isSortable ? () => sortBy(id) : undefined}
          >
            {header}
          </ColumnHead>
        ))}
        {hasActions && (
          <ColumnHead align="end" kind="actions">
            {tables.actions}
          </ColumnHead>
        )}
      </TableRow>
    </thead>
  )
}

/** Placeholder rows, as high as real rows. */
function SkeletonRows<Row>({
  columns,
  hasActions,
  count,
}: Pick<DataTableHeadProps<Row>, 'columns' | 'hasActions'> & { count: number }) {
  const keys = Array.from({ length: count }, (_, index) => `row-${index}`)
  return (
    <tbody>
      {keys.map((key) => (
        <TableRow key={key}>
          {columns.map(({ id, header, isRowHead }) => (
            <TableCell key={id} label={isRowHead ? '' : header}>
              <Skeleton height="1.25rem" />
            </TableCell>
          ))}
          {hasActions && (
            <TableCell label={tables.actions} kind="actions">
              <Skeleton height="2.25rem" />
            </TableCell>
          )}
        </TableRow>
      ))}
    </tbody>
  )
}
