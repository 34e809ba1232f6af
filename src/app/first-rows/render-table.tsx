import { RowActionsPlaceholder } from '@/design-system/components/RowActions/RowActionsPlaceholder'
import type { RowTint } from '@/design-system/components/Table/TableRow'
import { DataRow } from '@/patterns/data-table/DataRow'
import type { DataColumn } from '@/patterns/data-table/data-column'
import { InertRowsContext } from '@/patterns/data-table/inert-rows'
import type { ListPart } from './first-list'

interface TableOptions<Row> {
  rows: readonly Row[]
  columns: readonly DataColumn<Row>[]
  /** The labels of the buttons of each row. They cannot be used before the portal has loaded. */
  actions?: readonly string[]
  getTint?: (row: Row) => RowTint | undefined
}

/** Renders the rows of a table. Nothing in them can be pressed. */
export function renderTable<Row extends { id: number }>(options: TableOptions<Row>): readonly ListPart[] {
  const { rows, columns, actions, getTint } = options
  if (rows.length === 0) return []
  const content = (
    <InertRowsContext value>
      {rows.map((row) => (
        <DataRow
          key={row.id}
          row={row}
          columns={columns}
          tint={getTint?.(row)}
          renderActions={actions && (() => <RowActionsPlaceholder labels={actions} />)}
        />
      ))}
    </InertRowsContext>
  )
  return [{ place: '[data-loading] tbody', content }]
}
