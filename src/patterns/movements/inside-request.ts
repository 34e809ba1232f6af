import type { ListActivityRecordsParams } from '@/api/generated/model/listActivityRecordsParams'
import type { Day } from '@/domain/days'
import { getFullPeriod } from '@/domain/movement-period'
import { paths } from '@/paths'
import { buildGuestRequest, unfilteredGuests } from './guest-filters'

/**
 * The request of the first people inside a lot, the latest entry first. It equals the first request of the movements screen at
 * `getInsidePath`, so that the two share the response.
 */
export const buildInsideRequest = (today: Day) =>
  ({
    ...buildGuestRequest(unfilteredGuests, getFullPeriod(today)),
    in_property: true,
    page: 1,
    page_size: 10,
    ordering: '-checkin_datetime',
  }) satisfies ListActivityRecordsParams

/** Returns the address of the movements screen with the people inside a lot, or with the one who has `document`. */
export function getInsidePath(lotId: number, document?: string): string {
  const search = new URLSearchParams({ lote: String(lotId), sinEgreso: 'true' })
  if (document !== undefined) search.set('documento', document)
  return `${paths.movements()}?${search}`
}
