import { SearchX } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { movements } from '@/copy/movements'
import { tables } from '@/copy/tables'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { Stack } from '@/design-system/components/Stack/Stack'
import { DataTable } from '../data-table/DataTable'
import { ExportButton, type ExportRequest } from '../export/ExportButton'
import { ListFilters } from '../filters/ListFilters'

interface MovementReportProps<Row extends { id: number }>
  extends Pick<ComponentProps<typeof DataTable<Row>>, 'columns' | 'query' | 'state' | 'tintOf'> {
  /** What the rows are. */
  caption: string
  /** By what the list is narrowed: the fields, drawn anew once they are cleared. */
  children: ReactNode
  /** Whether it is narrowed to less than usual. */
  isNarrowed: boolean
  /** Takes all filters back. */
  onClear: () => void
  /** What an empty list says, and what to do about it. */
  empty: { title: string; hint: string }
  /** The same movements as a file. */
  file: ExportRequest
}

/** Who entered and left: the filters, how many there are, the file, and the list. */
export function MovementReport<Row extends { id: number }>(props: MovementReportProps<Row>) {
  const { caption, children, isNarrowed, onClear, empty, file, query, ...table } = props
  const count = query.data && 'count' in query.data ? query.data.count : undefined

  return (
    <Stack gap={4}>
      <ListFilters
        query={query}
        result={count === undefined ? '' : tables.results(count)}
        isNarrowed={isNarrowed}
        onClear={onClear}
        refresh={{ label: movements.filters.refresh, run: () => void query.refetch() }}
      >
        {children}
      </ListFilters>
      <ExportButton {...file} disabledReason={count === 0 ? movements.download.nothing : undefined}>
        {movements.download.action}
      </ExportButton>
      <DataTable
        {...table}
        caption={caption}
        isCaptionHidden
        query={query}
        rowId={({ id }) => id}
        empty={
          <EmptyState level={2} icon={<SearchX size={20} />} title={empty.title} description={empty.hint} />
        }
      />
    </Stack>
  )
}
