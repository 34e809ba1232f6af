import { keepPreviousData } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { downloadActivityRecords, useListActivityRecords } from '@/api/generated/movements/movements'
import { tables } from '@/copy/tables'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { FilterPanel } from '@/design-system/components/FilterPanel/FilterPanel'
import { Stack } from '@/design-system/components/Stack/Stack'
import { formatDay, today } from '@/domain/days'
import { DataTable } from '@/patterns/data-table/DataTable'
import { useTableAddress } from '@/patterns/data-table/use-table-address'
import { ExportButton } from '@/patterns/export/ExportButton'
import { Page } from '@/patterns/page/Page'
import { useSession } from '@/session/use-session'
import { columns, tintOf } from './columns'
import { copy } from './copy'
import { MovementFields } from './MovementFields'
import { isNarrowed, movementsAddress, periodOf, toRequest, unfiltered } from './movements-address'

/** `/activitiesReport`: who entered a lot and left it (P2). */
export function MovementsScreen() {
  const { neighbourhood, lots, lot: sessionLot } = useSession()
  const { state, request, filters, filter } = useTableAddress(movementsAddress)
  const [clearings, setClearings] = useState(0)
  const day = today()
  const lot = lots.find(({ property_id }) => property_id === filters.lote) ?? sessionLot
  const lotId = lot?.property_id ?? 0
  const asked = toRequest(filters, day)
  const query = useListActivityRecords(
    neighbourhood.id,
    lotId,
    { ...asked, ...request },
    { query: { enabled: lot !== undefined, placeholderData: keepPreviousData } },
  )
  const period = periodOf(filters, day)
  const said = [lot?.identifier ?? '', formatDay(period.from), formatDay(period.to)] as const
  const count = query.data?.count

  const takeBack = () => {
    filter({ ...unfiltered, lote: lotId })
    // What is typed and not looked for yet goes too.
    setClearings(clearings + 1)
  }

  return (
    <Page title={copy.title} description={copy.period(...said)}>
      <Stack gap={4}>
        <FilterPanel
          label={copy.filters.label}
          showLabel={copy.filters.show}
          hideLabel={copy.filters.hide}
          startsOpen={isNarrowed(filters) || undefined}
          result={count === undefined ? '' : tables.results(count)}
          clear={{ label: copy.filters.clear, run: takeBack }}
          refresh={{
            label: copy.filters.refresh,
            run: () => void query.refetch(),
            isBusy: query.isFetching && !query.isPlaceholderData,
          }}
        >
          <MovementFields
            key={clearings}
            filters={filters}
            lotId={lotId}
            today={day}
            onChange={(patch) => filter({ lote: lotId, ...patch })}
          />
        </FilterPanel>
        <ExportButton
          fileName={copy.download.fileName(...said)}
          fetchFile={(signal) =>
            downloadActivityRecords(
              neighbourhood.id,
              lotId,
              { ...asked, ordering: request.ordering },
              { signal },
            )
          }
          disabledReason={count === 0 ? copy.download.nothing : undefined}
        >
          {copy.download.action}
        </ExportButton>
        <DataTable
          caption={copy.title}
          isCaptionHidden
          columns={columns}
          query={query}
          rowId={({ id }) => id}
          state={state}
          tintOf={tintOf}
          empty={
            <EmptyState
              level={2}
              icon={<SearchX size={20} />}
              title={copy.empty.title}
              description={isNarrowed(filters) ? copy.empty.filtered : copy.empty.quietDay}
            />
          }
        />
      </Stack>
    </Page>
  )
}
