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
  caption: string
  /** The filter fields. They are mounted again after they are cleared. */
  children: ReactNode
  /** Whether a filter is set. */
  isNarrowed: boolean
  /** Clears all filters. */
  onClear: () => void
  /** The message of an empty list and a hint. */
  empty: { title: string; hint: string }
  /** The export of the same movements. */
  file: ExportRequest
}

/** The movements with their filters, the number of results and the export. */
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
