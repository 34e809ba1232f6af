import { extractDocument } from '@/domain/documents'
import { searchDay, searchText } from '../filters/search-text'

/** How long what is looked for may be: the contract's limits. */
export const longest = { nombre: 100, apellido: 100, documento: 20 } as const

/** Whose movements, and of which days, as every list of movements says it in its address. */
export const guestFilters = {
  nombre: searchText(longest.nombre),
  apellido: searchText(longest.apellido),
  documento: searchText(longest.documento),
  desde: searchDay,
  hasta: searchDay,
}

export interface GuestFilters {
  nombre: string
  apellido: string
  documento: string
  desde: string
  hasta: string
}

/** The same while none is set. */
export const unfilteredGuests: GuestFilters = {
  nombre: '',
  apellido: '',
  documento: '',
  desde: '',
  hasta: '',
}

/** Whose movements, as the contract calls it. */
export const guestRequest = ({ nombre, apellido, documento }: GuestFilters) => ({
  first_name: nombre.trim() || undefined,
  last_name: apellido.trim() || undefined,
  id_number: extractDocument(documento) || documento.trim() || undefined,
})
