import { tables } from '../../copy/tables'
import { Skeleton } from '../../design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '../../design-system/components/SkeletonGroup/SkeletonGroup'
import { Table } from '../../design-system/components/Table/Table'
import { TableCell } from '../../design-system/components/Table/TableCell'
import { TableRow } from '../../design-system/components/Table/TableRow'
import { DataTableHead } from './DataTableHead'
import type { DataColumn } from './data-column'

interface DataTableSkeletonProps<Row> {
  caption: string
  isCaptionHidden?: boolean
  columns: readonly DataColumn<Row>[]
  hasActions: boolean
  /** How many rows are likely to come. */
  rowCount: number
}

/** A table whose rows have not come: its heads, and as many empty rows as there may be. */
export function DataTableSkeleton<Row>(props: DataTableSkeletonProps<Row>) {
  const { caption, isCaptionHidden, columns, hasActions, rowCount } = props
  const places = Array.from({ length: rowCount }, (_, index) => `row-${index}`)
  return (
    <SkeletonGroup label={tables.loading(caption)}>
      <Table caption={caption} isCaptionHidden={isCaptionHidden} isBusy>
        <DataTableHead columns={columns} hasActions={hasActions} />
        <tbody>
          {places.map((place) => (
            <TableRow key={place}>
              {columns.map(({ id, header }) => (
                <TableCell key={id} label={header}>
                  <Skeleton />
                </TableCell>
              ))}
              {hasActions && (
                <TableCell label={tables.actions} kind="actions">
                  <Skeleton height="1.75rem" />
                </TableCell>
              )}
            </TableRow>
          ))}
        </tbody>
      </Table>
    </SkeletonGroup>
  )
}
