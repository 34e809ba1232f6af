import { memo, type ReactNode, type Ref } from 'react'
import { tables } from '@/copy/tables'
import { TableCell } from '@/design-system/components/Table/TableCell'
import { type RowTint, TableRow } from '@/design-system/components/Table/TableRow'
import { type DataColumn, isEmptyValue } from './data-column'

interface DataRowProps<Row> {
  row: Row
  columns: readonly DataColumn<Row>[]
  /** The background colour of a highlighted row. */
  tint?: RowTint
  /** Renders the buttons of the row. */
  renderActions?: (row: Row) => ReactNode
  /** The `aria-rowindex`, which is 1 for the header row and 2 for the first row. Set only in a virtualized table. */
  index?: number
  /** Measures the row in a virtualized table. */
  ref?: Ref<HTMLTableRowElement>
}

function renderContent<Row>({ value, cell }: DataColumn<Row>, row: Row) {
  if (cell) return cell(row)
  const cellValue = value(row)
  return isEmptyValue(cellValue) ? tables.nothing : cellValue
}

function PlainRow<Row>({ row, columns, tint, renderActions, index, ref }: DataRowProps<Row>) {
  // The virtualizer reads the 0-based index of a measured row from `data-index`.
  return (
    <TableRow tint={tint} ref={ref} aria-rowindex={index} data-index={index && index - 2}>
      {columns.map((column) => (
        <TableCell
          key={column.id}
          label={column.header}
          align={column.align}
          isRowHead={column.isRowHead}
          cardTitle={column.cardTitle?.(row)}
          isInCardTitle={column.isInCardTitle}
        >
          {renderContent(column, row)}
        </TableCell>
      ))}
      {renderActions && (
        <TableCell label={tables.actions} kind="actions">
          {renderActions(row)}
        </TableCell>
      )}
    </TableRow>
  )
}

/** A row of a DataTable. It is memoised, so that a change of one row does not rerender the others. */
export const DataRow = memo(PlainRow) as typeof PlainRow
