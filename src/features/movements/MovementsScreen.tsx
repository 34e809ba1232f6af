import { keepPreviousData } from '@tanstack/react-query'
import { downloadActivityRecords, useListActivityRecords } from '@/api/generated/movements/movements'
import { movements } from '@/copy/movements'
import { formatDay, today } from '@/domain/days'
import { useTableAddress } from '@/patterns/data-table/use-table-address'
import { MovementReport } from '@/patterns/movements/MovementReport'
import { tintOf } from '@/patterns/movements/movement-columns'
import { Page } from '@/patterns/page/Page'
import { useSession } from '@/session/use-session'
import { columns } from './columns'
import { copy } from './copy'
import { MovementFields } from './MovementFields'
import {
  isMovementsFiltered,
  movementsAddress,
  movementsPeriod,
  toMovementsParams,
  unfilteredMovements,
} from './movements-address'

/** `/activitiesReport`: the entries and exits of a lot. */
export function MovementsScreen() {
  const { neighbourhood, lots, lot: sessionLot } = useSession()
  const { state, request, filters, filter } = useTableAddress(movementsAddress)
  const day = today()
  const lot = lots.find(({ property_id }) => property_id === filters.lote) ?? sessionLot
  const lotId = lot?.property_id ?? 0
  const asked = toMovementsParams(filters, day)
  const query = useListActivityRecords(
    neighbourhood.id,
    lotId,
    { ...asked, ...request },
    { query: { enabled: lot !== undefined, placeholderData: keepPreviousData } },
  )
  const period = movementsPeriod(filters, day)
  const said = [lot?.identifier ?? '', formatDay(period.from), formatDay(period.to)] as const
  const hasFilters = isMovementsFiltered(filters)
  const emptyHint = hasFilters ? copy.empty.filtered : copy.empty.quietDay
  const fetchFile = (signal: AbortSignal) =>
    downloadActivityRecords(neighbourhood.id, lotId, { ...asked, ordering: request.ordering }, { signal })

  return (
    <Page title={copy.title} description={copy.period(...said)}>
      <MovementReport
        caption={copy.title}
        columns={columns}
        query={query}
        state={state}
        tintOf={tintOf}
        isNarrowed={hasFilters}
        onClear={() => filter({ ...unfilteredMovements, lote: lotId })}
        empty={{ title: copy.empty.title, hint: filters.sinEgreso ? movements.nobodyInside : emptyHint }}
        file={{ fileName: copy.fileName(...said), fetchFile }}
      >
        <MovementFields
          filters={filters}
          lotId={lotId}
          today={day}
          onChange={(patch) => filter({ lote: lotId, ...patch })}
        />
      </MovementReport>
    </Page>
  )
}
