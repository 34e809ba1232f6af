import * as v from 'valibot'
import type { ListWorkMovementsParams } from '@/api/generated/model/listWorkMovementsParams'
import type { Day } from '@/domain/days'
import { getFullPeriod, type MovementPeriod, resolvePeriod } from '@/domain/movement-period'
import { tableAddress } from '@/patterns/data-table/use-table-address'
import { guestFilters, guestRequest, unfilteredGuests } from '@/patterns/movements/guest-filters'

const filters = v.object({ ...guestFilters, excedido: v.boolean(), permanecen: v.boolean() })

export type WorkMovementFilters = v.InferOutput<typeof filters>

export const unfilteredWorkMovements: WorkMovementFilters = {
  ...unfilteredGuests,
  excedido: false,
  permanecen: false,
}

/** Address state of a work's movements. The backend sorts them, the newest first. */
export const workMovementsAddress = tableAddress({
  orderings: [''],
  ordering: '',
  filters,
  unfiltered: unfilteredWorkMovements,
})

/**
 * Returns the requested days. A missing or invalid day in the address falls back to the last twelve months.
 * People who are still inside may have entered on any day.
 */
export const getWorkMovementsPeriod = (
  { desde, hasta, permanecen }: Pick<WorkMovementFilters, 'desde' | 'hasta' | 'permanecen'>,
  today: Day,
): MovementPeriod => {
  const longest = getFullPeriod(today)
  return permanecen ? longest : resolvePeriod({ from: desde, to: hasta }, longest, today)
}

/** Converts the filters into query parameters. The list and its download share them. */
export function toWorkMovementsParams(values: WorkMovementFilters, today: Day) {
  const { from, to } = getWorkMovementsPeriod(values, today)
  return {
    ...guestRequest(values),
    start_date: from,
    end_date: to,
    exceeded: values.excedido || undefined,
    in_property: values.permanecen || undefined,
  } satisfies ListWorkMovementsParams
}

export const isWorkMovementsFiltered = (values: WorkMovementFilters): boolean =>
  Object.entries(unfilteredWorkMovements).some(
    ([name, value]) => values[name as keyof WorkMovementFilters] !== value,
  )
