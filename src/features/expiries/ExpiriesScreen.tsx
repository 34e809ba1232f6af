import { CalendarCheck } from 'lucide-react'
import { expiries } from '@/copy/expiry'
import { Button } from '@/design-system/components/Button/Button'
import { ChipGroup } from '@/design-system/components/ChipGroup/ChipGroup'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { DataTable } from '@/patterns/data-table/DataTable'
import { useTableAddress } from '@/patterns/data-table/use-table-address'
import { ListFilters } from '@/patterns/filters/ListFilters'
import { Page } from '@/patterns/page/Page'
import { useToday } from '@/patterns/page/use-today'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import { columns } from './columns'
import { copy } from './copy'
import { DownloadMenu } from './DownloadMenu'
import { ExpiryFilterFields } from './ExpiryFilterFields'
import { expiriesAddress } from './expiries-address'
import { countRanges, filterByKindAndPlace, filterByRange, listRelevant, sortExpiries } from './expiry-list'
import { type ExpiryRange, expiryRanges } from './expiry-ranges'
import type { PlacedExpiry } from './placed-expiries'
import { useExpiries } from './use-expiries'

const noRows: readonly PlacedExpiry[] = []
const getRowId = ({ kind, id }: PlacedExpiry) => `${kind}-${id}`

/** `/vencimientos`: what expired or expires soon in all lots and works of the user, the worst first. */
export function ExpiriesScreen() {
  const day = useToday()
  const { state, request, filters, filter, clear, isFiltered } = useTableAddress(expiriesAddress)
  const read = useExpiries(day)
  const relevantRows = read.rows && listRelevant(read.rows, day)
  const matchingRows = relevantRows && filterByKindAndPlace(relevantRows, filters)
  const rows = matchingRows && sortExpiries(filterByRange(matchingRows, filters.plazo, day), request.ordering)
  const counts = matchingRows && countRanges(matchingRows, day)
  const isIncomplete = read.unread.length > 0 || read.failedSubjects.length > 0
  const start = (request.page - 1) * request.page_size
  const page = rows && { count: rows.length, results: rows.slice(start, start + request.page_size) }
  const query = {
    data: page,
    error: read.error ?? null,
    isFetching: read.isReading,
    isPlaceholderData: false,
    refetch: read.retry,
  }

  return (
    <Page title={expiries.section} description={copy.description}>
      <Stack gap={4}>
        <ChipGroup<ExpiryRange>
          label={copy.ranges.label}
          name="plazo"
          value={filters.plazo}
          onChange={(plazo) => filter({ plazo })}
          options={expiryRanges.map((range) => ({
            value: range,
            label: copy.ranges.option(range, counts?.[range], isIncomplete),
          }))}
          wraps={false}
          reservesMessageLine={false}
        />
        <ListFilters
          query={query}
          result={rows ? copy.count(rows.length) : ''}
          // The chips of the ranges are always visible, so that a range alone does not open the fields on a phone.
          isFiltered={filters.tipo !== '' || filters.lugar !== ''}
          onClear={clear}
          refresh={{ label: copy.filters.refresh, run: read.refresh }}
          actions={<DownloadMenu rows={rows ?? noRows} day={day} />}
        >
          <ExpiryFilterFields filters={filters} rows={relevantRows ?? noRows} onFilter={filter} />
        </ListFilters>
        {page && read.failedSubjects.length > 0 ? (
          <RetryAlert tone="warning" onRetry={read.retry} isRetrying={read.isReading}>
            {copy.failed(read.failedSubjects)}
          </RetryAlert>
        ) : null}
        <DataTable
          caption={expiries.section}
          isCaptionHidden
          columns={columns}
          query={query}
          getRowId={getRowId}
          state={state}
          hidesSinglePage
          footer={
            read.unread.length > 0 ? (
              <Inline gap={3}>
                <Text size="sm" tone="muted" role="status">
                  {copy.unread(read.unread)}
                </Text>
                <Button size="sm" loading={read.isReading} onClick={read.readMore}>
                  {copy.readMore}
                </Button>
              </Inline>
            ) : null
          }
          empty={<NothingExpires isIncomplete={isIncomplete} isFiltered={isFiltered} />}
        />
      </Stack>
    </Page>
  )
}

/** `isIncomplete` is whether something could not be read, or is still to be read. */
function NothingExpires({ isIncomplete, isFiltered }: { isIncomplete: boolean; isFiltered: boolean }) {
  const { empty } = copy
  const hint = isFiltered ? empty.filtered : empty.hint
  return (
    <EmptyState
      level={2}
      icon={<CalendarCheck size={20} />}
      title={isIncomplete ? empty.partly : empty.title}
      description={isIncomplete ? empty.partlyHint : hint}
    />
  )
}
