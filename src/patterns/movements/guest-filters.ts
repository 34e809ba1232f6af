import type { Day } from '@/domain/days'
import { extractDocumentNumber } from '@/domain/documents'
import { getFullPeriod, type MovementPeriod, resolvePeriod } from '@/domain/movement-period'
import { searchDay, searchText } from '../filters/search-text'

/** The API's limits for the search texts, in characters. */
export const maxLengths = { nombre: 100, apellido: 100, documento: 20 } as const

/** The schemas of the address parameters that filter every list of movements by guest and period. */
export const guestFilters = {
  nombre: searchText(maxLengths.nombre),
  apellido: searchText(maxLengths.apellido),
  documento: searchText(maxLengths.documento),
  desde: searchDay,
  hasta: searchDay,
}

export type GuestFilters = Record<keyof typeof guestFilters, string>

export const unfilteredGuests: GuestFilters = {
  nombre: '',
  apellido: '',
  documento: '',
  desde: '',
  hasta: '',
}

/**
 * Returns the period of the movements to request. `defaultPeriod` replaces a missing day or an invalid period. Guests who are
 * still inside may have entered on any day. For a list of these guests, returns the longest period that the portal lists.
 */
export const getRequestedPeriod = (
  { desde, hasta }: Pick<GuestFilters, 'desde' | 'hasta'>,
  isInsideOnly: boolean,
  today: Day,
  defaultPeriod: MovementPeriod = getFullPeriod(today),
): MovementPeriod =>
  isInsideOnly ? getFullPeriod(today) : resolvePeriod({ from: desde, to: hasta }, defaultPeriod, today)

/** Converts the guest filters and the period to query parameters of the API. */
export const buildGuestRequest = (
  { nombre, apellido, documento }: GuestFilters,
  { from, to }: MovementPeriod,
) => ({
  start_date: from,
  end_date: to,
  first_name: nombre.trim() || undefined,
  last_name: apellido.trim() || undefined,
  id_number: extractDocumentNumber(documento) || documento.trim() || undefined,
})
