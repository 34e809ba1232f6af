import { keepPreviousData } from '@tanstack/react-query'
import { downloadWorkMovements, useListWorkMovements } from '@/api/generated/work-movements/work-movements'
import { Checkbox } from '@/design-system/components/Checkbox/Checkbox'
import { today } from '@/domain/days'
import { AudienceHelp } from '@/patterns/audience/AudienceHelp'
import { useTableAddress } from '@/patterns/data-table/use-table-address'
import { getRequestedPeriod } from '@/patterns/movements/guest-filters'
import { MovementReport } from '@/patterns/movements/MovementReport'
import { useWork } from '../detail/use-work'
import { columns } from './columns'
import { copy } from './copy'
import { toWorkMovementsParams, workMovementsAddress } from './work-movements-address'

export function WorkMovements() {
  const { realPropertyId, workId, work } = useWork()
  const {
    state,
    request,
    filters,
    filter: setFilters,
    clear,
    isFiltered,
  } = useTableAddress(workMovementsAddress)
  const period = getRequestedPeriod(filters, filters.permanecen, today())
  const parameters = toWorkMovementsParams(filters, period)
  const { page, page_size } = request
  const query = useListWorkMovements(
    realPropertyId,
    workId,
    { ...parameters, page, page_size },
    { query: { placeholderData: keepPreviousData } },
  )

  return (
    <MovementReport
      caption={copy.caption}
      columns={columns}
      query={query}
      state={state}
      filters={filters}
      period={period}
      onFilter={setFilters}
      insideFilter={{
        label: copy.filters.inside,
        name: 'permanecen',
        value: filters.permanecen,
        onChange: (permanecen) => setFilters({ permanecen }),
      }}
      isFiltered={isFiltered}
      onClear={clear}
      empty={copy.empty}
      footer={<AudienceHelp list="workMovements" />}
      file={{
        fileName: copy.fileName(work.title),
        fetchFile: (signal) => downloadWorkMovements(realPropertyId, workId, parameters, { signal }),
      }}
    >
      <Checkbox
        label={copy.filters.exceeded}
        name="excedido"
        value={filters.excedido}
        onChange={(excedido) => setFilters({ excedido })}
      />
    </MovementReport>
  )
}
