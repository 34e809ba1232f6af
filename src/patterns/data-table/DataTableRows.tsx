import { useCallback, useRef } from 'react'
import type { RowAction } from '../../design-system/components/RowActions/row-action'
import { Table } from '../../design-system/components/Table/Table'
import type { RowTint } from '../../design-system/components/Table/TableRow'
import { DataRow } from './DataRow'
import { DataTableHead } from './DataTableHead'
import type { DataColumn } from './data-column'
import { OrderSelect } from './OrderSelect'
import { SkeletonRows } from './SkeletonRows'
import type { TableState } from './table-state'
import { type PlacedRow, useTableModel } from './use-table-model'
import { useVirtualRows } from './use-virtual-rows'

/** More rows than these are drawn only while they are in sight. */
const manyRows = 200
/** What is drawn of very many rows until they can be drawn as they are scrolled to. */
const firstRows = 40
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
  /** How many rows may come, while none has. */
  expected?: number
}

const idOf = ({ id }: { id: string }) => id

/** The rows of a DataTable under their heads. */
export function DataTableRows<Row extends object>(props: DataTableRowsProps<Row>) {
  const { caption, isCaptionHidden, columns, state, isBusy, tintOf, actionsOf, maxHeight, expected } = props
  const { rows, sortOf, sortBy } = useTableModel(props)
  const scroller = useRef<HTMLElement>(null)
  const isMany = rows.length > manyRows
  const Virtual = useVirtualRows(isMany)
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
  const plain = isMany && Virtual === undefined ? rows.slice(0, firstRows) : rows
  const isSortable = columns.some((column) => column.isSortable)

  return (
    <Table
      caption={caption}
      isCaptionHidden={isCaptionHidden}
      maxHeight={maxHeight ?? (isMany ? manyRowsHeight : undefined)}
      hasFixedColumns={isMany}
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
      ) : isMany && Virtual ? (
        <Virtual rows={rows} idOf={idOf} scroller={scroller} columnCount={columnCount} draw={draw} />
      ) : (
        <tbody>{plain.map((row) => draw(row))}</tbody>
      )}
    </Table>
  )
}
