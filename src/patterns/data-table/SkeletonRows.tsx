import { tables } from '@/copy/tables'
import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { TableCell } from '@/design-system/components/Table/TableCell'
import { TableRow } from '@/design-system/components/Table/TableRow'
import type { DataColumn } from './data-column'

interface SkeletonRowsProps<Row> {
  columns: readonly DataColumn<Row>[]
  hasActions: boolean
  /** How many rows are likely to come. */
  count: number
}

/** As many empty rows as there may be, of the height of those that come. */
export function SkeletonRows<Row>({ columns, hasActions, count }: SkeletonRowsProps<Row>) {
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
