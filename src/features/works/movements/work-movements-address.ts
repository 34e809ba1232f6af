import * as v from 'valibot'
import type { ListWorkMovementsParams } from '@/api/generated/model/listWorkMovementsParams'
import type { Day } from '@/domain/days'
import { getFullPeriod, type MovementPeriod, resolvePeriod } from '@/domain/movement-period'
import { tableAddress } from '@/patterns/data-table/table-address'
import { guestFilters, guestRequest, unfilteredGuests } from '@/patterns/movements/guest-filters'

const filters = v.object({ ...guestFilters, excedido: v.boolean(), permanecen: v.boolean() })

/** To what the movements of a work are narrowed, as the address says it. */
export type WorkMovementFilters = v.InferOutput<typeof filters>

/** The filters when none is set. */
export const unfilteredWorkMovements: WorkMovementFilters = {
  ...unfilteredGuests,
  excedido: false,
  permanecen: false,
}

/** What the address of a work's movements says. Their order is the backend's: the newest first. */
export const workMovementsAddress = tableAddress({
  orderings: [''],
  ordering: '',
  filters,
  unfiltered: unfilteredWorkMovements,
})

/**
 * The days that are asked for: those of the address, the whole twelve months for what it does not say, or says wrong.
 * Whoever is inside may have entered on any day.
 */
export const workMovementsPeriod = (
  { desde, hasta, permanecen }: Pick<WorkMovementFilters, 'desde' | 'hasta' | 'permanecen'>,
  today: Day,
): MovementPeriod => {
  const longest = getFullPeriod(today)
  return permanecen ? longest : resolvePeriod({ from: desde, to: hasta }, longest, today)
}

/** Converts the filters into query parameters. The list and its download share them. */
export function toWorkMovementsParams(said: WorkMovementFilters, today: Day) {
  const { from, to } = workMovementsPeriod(said, today)
  return {
    ...guestRequest(said),
    start_date: from,
    end_date: to,
    exceeded: said.excedido || undefined,
    in_property: said.permanecen || undefined,
  } satisfies ListWorkMovementsParams
}

/** Whether the list is narrowed to less than all. */
export const isWorkMovementsFiltered = (said: WorkMovementFilters): boolean =>
  Object.entries(unfilteredWorkMovements).some(
    ([name, value]) => said[name as keyof WorkMovementFilters] !== value,
  )
