import * as v from 'valibot'
import type { ListWorkMovementsParams } from '@/api/generated/model/listWorkMovementsParams'
import type { MovementPeriod } from '@/domain/movement-period'
import { createTableAddress } from '@/patterns/data-table/use-table-address'
import { buildGuestRequest, guestFilters, unfilteredGuests } from '@/patterns/movements/guest-filters'

const filters = v.object({ ...guestFilters, excedido: v.boolean(), permanecen: v.boolean() })

/**
 * The address parameters of the table of a work's movements. The user cannot sort the table, because the backend always
 * returns the newest movement first.
 */
export const workMovementsAddress = createTableAddress({
  orderings: [''],
  ordering: '',
  filters,
  unfiltered: { ...unfilteredGuests, excedido: false, permanecen: false },
})

/** Converts the filters into the query parameters that the list request and the download request share. */
export const toWorkMovementsParams = (values: v.InferOutput<typeof filters>, period: MovementPeriod) =>
  ({
    ...buildGuestRequest(values, period),
    exceeded: values.excedido || undefined,
    in_property: values.permanecen || undefined,
  }) satisfies ListWorkMovementsParams
