import { tables } from '@/copy/tables'
import { ColumnHead } from '@/design-system/components/Table/ColumnHead'
import { TableRow } from '@/design-system/components/Table/TableRow'
import type { DataColumn } from './data-column'

interface DataTableHeadProps<Row> {
  columns: readonly DataColumn<Row>[]
  hasActions: boolean
  /** How a column orders the rows. */
  sortOf: (id: string) => 'ascending' | 'descending' | 'none'
  sortBy: (id: string) => void
}

/** The heads of the columns. */
export function DataTableHead<Row>({ columns, hasActions, sortOf, sortBy }: DataTableHeadProps<Row>) {
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
