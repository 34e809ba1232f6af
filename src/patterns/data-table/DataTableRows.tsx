import { useCallback, useRef } from 'react'
import { tables } from '@/copy/tables'
import type { RowAction } from '@/design-system/components/RowActions/RowActions'
import { Select } from '@/design-system/components/Select/Select'
import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { ColumnHead } from '@/design-system/components/Table/ColumnHead'
import { Table } from '@/design-system/components/Table/Table'
import { TableCell } from '@/design-system/components/Table/TableCell'
import { TableGap } from '@/design-system/components/Table/TableGap'
import { type RowTint, TableRow } from '@/design-system/components/Table/TableRow'
import { DataRow } from './DataRow'
import type { DataColumn } from './data-column'
import { type PlacedRow, useTableModel } from './use-table-model'
import type { TableState } from './use-table-state'
import { useVirtualRows } from './use-virtual-rows'

/** A longer list renders only its visible rows. */
const manyRows = 200
/** A table with more columns has narrower spacing. */
const manyColumns = 7
/** Up to this number, fixed columns fit at any width that shows columns. */
const fewColumns = 4
/** The minimum width in rem per column for the default spacing. */
const roomForColumn = 9.5
const manyRowsHeight = '70dvb'

interface DataTableRowsProps<Row> {
  caption: string
  isCaptionHidden?: boolean
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string | number
  state: TableState
  isWhole: boolean
  isBusy: boolean
  tintOf?: (row: Row) => RowTint | undefined
  actionsOf?: (row: Row) => readonly RowAction[]
  maxHeight?: string
  likelyRowHeight?: number
  roomForColumns?: number
  /** The number of skeleton rows; undefined if the data have loaded. */
  expected?: number
}

/** The table element of a DataTable. */
export function DataTableRows<Row extends object>(props: DataTableRowsProps<Row>) {
  const {
    caption,
    isCaptionHidden,
    columns,
    state,
    isBusy,
    tintOf,
    actionsOf,
    maxHeight,
    expected,
    roomForColumns,
  } = props
  const { rows, sortOf, sortBy } = useTableModel(props)
  const scroller = useRef<HTMLElement>(null)
  const isMany = rows.length > manyRows
  const virtual = useVirtualRows({ isNeeded: isMany, rows, likelyHeight: props.likelyRowHeight, scroller })
  const columnCount = columns.length + (actionsOf ? 1 : 0)

  const draw = useCallback(
    ({ id, original }: PlacedRow<Row>, index?: number, measure?: React.Ref<HTMLTableRowElement>) => (
      <DataRow
        key={id}
        row={original}
        columns={columns}
        tint={tintOf?.(original)}
        actionsOf={actionsOf}
        index={index === undefined ? undefined : index + 2}
        ref={measure}
      />
    ),
    [columns, tintOf, actionsOf],
  )
  const isSortable = columns.some((column) => column.isSortable)

  return (
    <Table
      caption={caption}
      isCaptionHidden={isCaptionHidden}
      maxHeight={maxHeight ?? (isMany ? manyRowsHeight : undefined)}
      hasFixedColumns={isMany}
      hasFewColumns={columnCount <= fewColumns}
      roomForColumns={roomForColumns}
      roomForInsets={columnCount * roomForColumn}
      isDense={columnCount > manyColumns}
      rowCount={isMany ? rows.length + 1 : undefined}
      isBusy={isBusy}
      scrollRef={scroller}
      aboveCards={
        isSortable && <OrderSelect columns={columns} ordering={state.ordering} onChange={state.orderBy} />
      }
    >
      <DataTableHead columns={columns} hasActions={Boolean(actionsOf)} sortOf={sortOf} sortBy={sortBy} />
      {expected !== undefined ? (
        <SkeletonRows columns={columns} hasActions={Boolean(actionsOf)} count={expected} />
      ) : virtual ? (
        <tbody>
          <TableGap height={virtual.above} columnCount={columnCount} />
          {virtual.places.map((place) => {
            const row = rows[place]
            return row && draw(row, place, virtual.measure)
          })}
          <TableGap height={virtual.below} columnCount={columnCount} />
        </tbody>
      ) : (
        <tbody>{rows.map((row) => draw(row))}</tbody>
      )}
    </Table>
  )
}

interface OrderSelectProps<Row> {
  columns: readonly DataColumn<Row>[]
  ordering: string
  onChange: (ordering: string) => void
}

/** The select for the order. It replaces the header buttons where the rows are cards. */
function OrderSelect<Row>({ columns, ordering, onChange }: OrderSelectProps<Row>) {
  const { order } = tables
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
      onChange={onChange}
      reservesMessage={false}
    />
  )
}

interface DataTableHeadProps<Row> {
  columns: readonly DataColumn<Row>[]
  hasActions: boolean
  /** Returns the sort direction of a column. */
  sortOf: (id: string) => 'ascending' | 'descending' | 'none'
  sortBy: (id: string) => void
}

function DataTableHead<Row>({ columns, hasActions, sortOf, sortBy }: DataTableHeadProps<Row>) {
  return (
    <thead>
      <TableRow>
        {columns.map(({ id, header, align, isRowHead, isSortable }) => (
          <ColumnHead
            key={id}
            align={align}
            kind={isRowHead ? 'row-head' : undefined}
            sort={isSortable ? sortOf(id) : undefined}
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

interface SkeletonRowsProps<Row> {
  columns: readonly DataColumn<Row>[]
  hasActions: boolean
  /** The expected number of rows. */
  count: number
}

/** Placeholder rows, as high as real rows. */
function SkeletonRows<Row>({ columns, hasActions, count }: SkeletonRowsProps<Row>) {
  const places = Array.from({ length: count }, (_, index) => `row-${index}`)
  return (
    <tbody>
      {places.map((place) => (
        <TableRow key={place}>
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
