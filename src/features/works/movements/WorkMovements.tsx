import { keepPreviousData } from '@tanstack/react-query'
import { downloadWorkMovements, useListWorkMovements } from '@/api/generated/work-movements/work-movements'
import { movements } from '@/copy/movements'
import { Checkbox } from '@/design-system/components/Checkbox/Checkbox'
import { Grid } from '@/design-system/components/Grid/Grid'
import { Stack } from '@/design-system/components/Stack/Stack'
import { today } from '@/domain/days'
import { useTableAddress } from '@/patterns/data-table/use-table-address'
import { GuestFields } from '@/patterns/movements/GuestFields'
import { MovementReport } from '@/patterns/movements/MovementReport'
import { tintOf } from '@/patterns/movements/movement-columns'
import { useWork } from '../detail/use-work'
import { columns } from './columns'
import { copy } from './copy'
import {
  getWorkMovementsPeriod,
  isWorkMovementsFiltered,
  toWorkMovementsParams,
  unfilteredWorkMovements,
  workMovementsAddress,
} from './work-movements-address'

export function WorkMovements() {
  const { realPropertyId, workId, work } = useWork()
  const { state, request, filters, filter } = useTableAddress(workMovementsAddress)
  const day = today()
  const parameters = toWorkMovementsParams(filters, day)
  const { page, page_size } = request
  const query = useListWorkMovements(
    realPropertyId,
    workId,
    { ...parameters, page, page_size },
    { query: { placeholderData: keepPreviousData } },
  )
  const hasFilters = isWorkMovementsFiltered(filters)
  const emptyHint = hasFilters ? copy.empty.filtered : copy.empty.quiet
  const checkbox = (name: 'excedido' | 'permanecen', label: string, hint?: string) => (
    <Checkbox
      label={label}
      hint={hint}
      name={name}
      value={filters[name]}
      onChange={(isWanted) => filter({ [name]: isWanted })}
      reservesMessage={false}
    />
  )

  return (
    <MovementReport
      caption={copy.caption}
      columns={columns}
      query={query}
      state={state}
      tintOf={tintOf}
      isNarrowed={hasFilters}
      onClear={() => filter(unfilteredWorkMovements)}
      empty={{ title: copy.empty.title, hint: filters.permanecen ? movements.nobodyInside : emptyHint }}
      file={{
        fileName: copy.fileName(work.title),
        fetchFile: (signal) => downloadWorkMovements(realPropertyId, workId, parameters, { signal }),
      }}
    >
      <Grid minColumn="17rem" gap={3}>
        <GuestFields
          filters={filters}
          period={getWorkMovementsPeriod(filters, day)}
          today={day}
          isInsideOnly={filters.permanecen}
          onChange={filter}
        />
        <Stack gap={3}>
          {checkbox('excedido', copy.filters.exceeded)}
          {checkbox('permanecen', copy.filters.inside, movements.insideHint)}
        </Stack>
      </Grid>
    </MovementReport>
  )
}
