import { useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { ColumnHead } from '@/design-system/components/Table/ColumnHead'
import { Table } from '@/design-system/components/Table/Table'
import { TableCell } from '@/design-system/components/Table/TableCell'
import { TableRow } from '@/design-system/components/Table/TableRow'
import { Tag } from '@/design-system/components/Tag/Tag'
import { DesignSystemProvider } from '@/design-system/theme/DesignSystemProvider'
import { DataTable } from '@/patterns/data-table/DataTable'
import type { DataColumn } from '@/patterns/data-table/data-column'
import { useTableState } from '@/patterns/data-table/use-table-state'
import { exposeBench } from './measure'
import { collator, columnNames, noExitLabel, type Visit } from './visits'

const toCell = (value: string | number | null) => value ?? <Tag tone="warning">{noExitLabel}</Tag>

const columns: DataColumn<Visit>[] = columnNames.map(([id, header]) => ({
  id,
  header,
  value: (visit) => visit[id],
  cell: id === 'exit' ? (visit) => toCell(visit.exit) : undefined,
  isRowHead: id === 'name',
  isSortable: true,
}))

interface VisitsProps {
  visits: readonly Visit[]
}

/** The DataTable, which the portal's screens use. It renders only the visible rows of a long list. */
function VisitsDataTable({ visits }: VisitsProps) {
  const query = { data: visits, error: null, isFetching: false, isPlaceholderData: false }
  const refetch = () => new Promise<never>(() => {})
  return (
    <DataTable
      caption="Movimientos"
      columns={columns}
      query={{ ...query, refetch }}
      getRowId={({ id }) => id}
      state={useTableState()}
    />
  )
}

/** A table that renders every row, as Ant Design's table does. It consists of the same components as the DataTable. */
function VisitsTable({ visits }: VisitsProps) {
  const [sort, setSort] = useState<'none' | 'ascending'>('none')
  const rows = useMemo(
    () =>
      sort === 'none'
        ? visits
        : visits.toSorted((left, right) => collator.compare(String(left.name), String(right.name))),
    [sort, visits],
  )
  return (
    <Table caption="Movimientos">
      <thead>
        <TableRow>
          {columnNames.map(([id, header]) => (
            <ColumnHead key={id} sort={id === 'name' ? sort : 'none'} onSort={() => setSort('ascending')}>
              {header}
            </ColumnHead>
          ))}
        </TableRow>
      </thead>
      <tbody>
        {rows.map((visit) => (
          <TableRow key={visit.id}>
            {columnNames.map(([id, header]) => (
              <TableCell key={id} label={header} isRowHead={id === 'name'}>
                {toCell(visit[id])}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}

const root = createRoot(document.getElementById('root') as HTMLElement)

exposeBench({
  render: (kind, visits) =>
    root.render(
      <DesignSystemProvider>
        {kind === 'all-rows' ? <VisitsTable visits={visits} /> : <VisitsDataTable visits={visits} />}
      </DesignSystemProvider>,
    ),
  rowSelector: 'tbody tr:not([data-gap])',
  sortButtonSelector: 'thead button',
  isRendered: (kind, rowCount, visitCount) =>
    kind === 'all-rows'
      ? rowCount === visitCount
      : rowCount > 0 && document.querySelector('tbody [aria-rowindex]') !== null,
})
