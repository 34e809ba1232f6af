import { keepPreviousData } from '@tanstack/react-query'
import {
  downloadActivityRecords,
  getListActivityRecordsQueryOptions,
  useListActivityRecords,
} from '@/api/generated/movements/movements'
import { formatDay, today } from '@/domain/days'
import { LotSelect } from '@/patterns/access/LotSelect'
import { AudienceHelp } from '@/patterns/audience/AudienceHelp'
import { getDefaultRequest, useTableAddress } from '@/patterns/data-table/use-table-address'
import { FilterText } from '@/patterns/filters/FilterText'
import { MovementReport } from '@/patterns/movements/MovementReport'
import { Page } from '@/patterns/page/Page'
import type { PrefetchRows } from '@/patterns/query-view/prefetch-rows'
import { useSession } from '@/session/use-session'
import { columns } from './columns'
import { copy } from './copy'
import {
  getMovementsPeriod,
  hasMovementFilters,
  type MovementFilters,
  movementsAddress,
  plateLimit,
  toMovementsParams,
  toPlateSearch,
  unfilteredMovements,
} from './movements-address'

export const prefetchMovements: PrefetchRows = (client, { rp, lotId }) => {
  const { request, filters } = getDefaultRequest(movementsAddress)
  const parameters = { ...toMovementsParams(filters, today()), ...request }
  return client.prefetchQuery(getListActivityRecordsQueryOptions(rp, lotId, parameters))
}

/** `/activitiesReport`: the entries and exits of a lot. */
export function MovementsScreen() {
  const { neighbourhood, lots, lot: sessionLot } = useSession()
  const { state, request, filters, filter } = useTableAddress(movementsAddress)
  const day = today()
  const lot = lots.find(({ property_id }) => property_id === filters.lote) ?? sessionLot
  const lotId = lot?.property_id ?? 0
  const parameters = toMovementsParams(filters, day)
  const query = useListActivityRecords(
    neighbourhood.id,
    lotId,
    { ...parameters, ...request },
    { query: { enabled: lot !== undefined, placeholderData: keepPreviousData } },
  )
  const period = getMovementsPeriod(filters, day)
  const titleParts = [lot?.identifier ?? '', formatDay(period.from), formatDay(period.to)] as const
  const download = { ...parameters, ordering: request.ordering }
  /** Sets filters, and stores the shown lot in the address, so that a link to the filtered list shows the same lot. */
  const filterMovements = (patch: Partial<MovementFilters>) => filter({ lote: lotId, ...patch })

  return (
    <Page title={copy.title} description={copy.period(...titleParts)}>
      <MovementReport
        caption={copy.title}
        columns={columns}
        query={query}
        state={state}
        filters={filters}
        period={period}
        onFilter={filterMovements}
        insideFilter={{
          label: copy.filters.inside,
          name: 'sinEgreso',
          value: filters.sinEgreso,
          onChange: (sinEgreso) => filterMovements({ sinEgreso }),
        }}
        isFiltered={hasMovementFilters(filters)}
        onClear={() => filterMovements({ ...unfilteredMovements, lote: lotId })}
        empty={copy.empty}
        footer={<AudienceHelp list="movements" />}
        file={{
          fileName: copy.fileName(...titleParts),
          fetchFile: (signal) => downloadActivityRecords(neighbourhood.id, lotId, download, { signal }),
        }}
        firstField={<LotSelect lotId={lotId} onChange={(lote) => filter({ lote })} />}
      >
        <FilterText
          label={copy.filters.plate}
          name="patente"
          value={filters.patente}
          maxLength={plateLimit}
          normalize={toPlateSearch}
          onSearch={(patente) => filterMovements({ patente })}
        />
      </MovementReport>
    </Page>
  )
}
