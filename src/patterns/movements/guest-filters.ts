import type { Day } from '@/domain/days'
import { extractDocument } from '@/domain/documents'
import { getFullPeriod, type MovementPeriod, resolvePeriod } from '@/domain/movement-period'
import { searchDay, searchText } from '../filters/search-text'

/** The API's limits for the search texts, in characters. */
export const maxLengths = { nombre: 100, apellido: 100, documento: 20 } as const

/** The schemas of the guest and the period in the address of every list of movements. */
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
 * Returns the requested days; a missing or invalid day becomes the default. For guests who are still inside it
 * returns the longest period, because they may have entered on any day of it.
 */
export const getRequestedPeriod = (
  { desde, hasta }: Pick<GuestFilters, 'desde' | 'hasta'>,
  isInside: boolean,
  today: Day,
  defaultPeriod: MovementPeriod = getFullPeriod(today),
): MovementPeriod =>
  isInside ? getFullPeriod(today) : resolvePeriod({ from: desde, to: hasta }, defaultPeriod, today)

/** Returns the guest and the period as parameters of the API. */
export const buildGuestRequest = (
  { nombre, apellido, documento }: GuestFilters,
  { from, to }: MovementPeriod,
) => ({
  start_date: from,
  end_date: to,
  first_name: nombre.trim() || undefined,
  last_name: apellido.trim() || undefined,
  id_number: extractDocument(documento) || documento.trim() || undefined,
})
