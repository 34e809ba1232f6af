import * as v from 'valibot'
import type { ListActivityRecordsParams } from '@/api/generated/model/listActivityRecordsParams'
import type { Day } from '@/domain/days'
import type { MovementPeriod } from '@/domain/movement-period'
import { createTableAddress } from '@/patterns/data-table/use-table-address'
import { removeControlCharacters } from '@/patterns/filters/search-text'
import {
  buildGuestRequest,
  getRequestedPeriod,
  guestFilters,
  unfilteredGuests,
} from '@/patterns/movements/guest-filters'
import { movementOrderings } from './columns'

/** The API's maximum length of the text that searches for a plate. */
export const plateLimit = 20

/** Converts a typed plate to the API's search text: in capitals, without spaces, and at most `plateLimit` characters. */
export const toPlateSearch = (text: string): string =>
  removeControlCharacters(text).replace(/\s/g, '').toLocaleUpperCase('es').slice(0, plateLimit)

const filters = v.object({
  lote: v.pipe(v.number(), v.integer(), v.minValue(0)),
  ...guestFilters,
  patente: v.pipe(v.string(), v.transform(toPlateSearch)),
  sinEgreso: v.boolean(),
})

/** The value 0 of `lote` stands for the session's current lot. */
export type MovementFilters = v.InferOutput<typeof filters>

export const unfilteredMovements: MovementFilters = {
  ...unfilteredGuests,
  lote: 0,
  patente: '',
  sinEgreso: false,
}

/** The address parameters of the screen. By default, the movement with the latest entry comes first. */
export const movementsAddress = createTableAddress({
  orderings: movementOrderings,
  ordering: '-checkin_datetime',
  filters,
  unfiltered: unfilteredMovements,
})

/**
 * Returns the requested period, by default the current day. With `sinEgreso`, returns the longest period instead. A
 * person who is still inside may have entered on any of these days.
 */
export const getMovementsPeriod = (
  { sinEgreso, ...days }: Pick<MovementFilters, 'desde' | 'hasta' | 'sinEgreso'>,
  today: Day,
): MovementPeriod => getRequestedPeriod(days, sinEgreso, today, { from: today, to: today })

/** Converts the filters into the query parameters with which the screen requests the list and downloads its file. */
export function toMovementsParams(filters: MovementFilters, today: Day) {
  return {
    ...buildGuestRequest(filters, getMovementsPeriod(filters, today)),
    license_plate_number: filters.patente || undefined,
    in_property: filters.sinEgreso || undefined,
  } satisfies ListActivityRecordsParams
}

export const hasMovementFilters = ({ lote: _, ...filters }: MovementFilters): boolean =>
  Object.entries(filters).some(([name, value]) => value !== unfilteredMovements[name as keyof typeof filters])
