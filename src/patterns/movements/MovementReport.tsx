import { SearchX } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { movements } from '@/copy/movements'
import { tables } from '@/copy/tables'
import { Checkbox } from '@/design-system/components/Checkbox/Checkbox'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { Grid } from '@/design-system/components/Grid/Grid'
import { Stack } from '@/design-system/components/Stack/Stack'
import { DataTable } from '../data-table/DataTable'
import { ExportButton, type ExportRequest } from '../export/ExportButton'
import { ListFilters } from '../filters/ListFilters'
import { GuestFields } from './GuestFields'
import { getTint } from './movement-columns'

type MovementRow = Parameters<typeof getTint>[0] & { id: number }

interface MovementReportProps<Row extends MovementRow>
  extends Pick<ComponentProps<typeof DataTable<Row>>, 'caption' | 'columns' | 'query' | 'state' | 'footer'>,
    Pick<ComponentProps<typeof ListFilters>, 'isFiltered' | 'onClear'>,
    Pick<ComponentProps<typeof GuestFields>, 'filters' | 'period'> {
  /** Called with the changed values of the guest fields. */
  onFilter: ComponentProps<typeof GuestFields>['onChange']
  /** The filter for guests who are still inside. */
  insideFilter: Pick<ComponentProps<typeof Checkbox>, 'label' | 'name' | 'value' | 'onChange'>
  /** A filter field before the guest fields. */
  firstField?: ReactNode
  /** A filter field after the guest fields. */
  children: ReactNode
  /** `title` is the message of an empty list; `unfiltered` is the hint below it if no filter is set. */
  empty: { title: string; unfiltered: string }
  /** The export of the movements that match the filters. */
  file: ExportRequest
}

/** A table of movements with its filters, the number of results and the button for the export. */
export function MovementReport<Row extends MovementRow>(props: MovementReportProps<Row>) {
  const { filters, period, onFilter, insideFilter, firstField, children, ...others } = props
  const { isFiltered, onClear, empty, file, ...table } = others
  const emptyHint = isFiltered ? movements.emptyFiltered : empty.unfiltered
  const { query } = table
  const count = query.data && 'count' in query.data ? query.data.count : undefined

  return (
    <Stack gap={4}>
      <ListFilters
        query={query}
        result={count === undefined ? '' : tables.results(count)}
        isResultLong
        isFiltered={isFiltered}
        onClear={onClear}
        refresh={{ label: movements.filters.refresh, run: () => void query.refetch() }}
      >
        <Grid minColumn="17rem" gap={3}>
          {firstField}
          <GuestFields
            filters={filters}
            period={period}
            isInsideOnly={insideFilter.value}
            onChange={onFilter}
          />
          <Stack gap={3}>
            {children}
            <Checkbox {...insideFilter} hint={movements.insideHint} />
          </Stack>
        </Grid>
      </ListFilters>
      <ExportButton {...file} disabledReason={count === 0 ? movements.download.nothing : undefined}>
        {movements.download.action}
      </ExportButton>
      <DataTable
        {...table}
        isCaptionHidden
        getRowId={({ id }) => id}
        getTint={getTint}
        empty={
          <EmptyState
            level={2}
            icon={<SearchX size={20} />}
            title={empty.title}
            description={insideFilter.value ? movements.nobodyInside : emptyHint}
          />
        }
      />
    </Stack>
  )
}
