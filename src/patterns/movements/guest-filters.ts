import * as v from 'valibot'
import { isDay } from '@/domain/days'

/** How long what is looked for may be: the contract's limits. */
export const longest = { nombre: 100, apellido: 100, documento: 20 } as const

/** What no filter looks for, and a call may not carry. */
const unseen = /\p{Cc}/gu

/** What is typed into a filter, without signs that nobody sees. */
export const withoutUnseen = (text: string): string => text.replace(unseen, '')

const text = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(most),
    v.check((said) => said === withoutUnseen(said)),
  )

/** '' stands for the usual day. */
const day = v.pipe(
  v.string(),
  v.check((said) => said === '' || isDay(said)),
)

/** Whose movements, and of which days, as every list of movements says it in its address. */
export const guestFilters = {
  nombre: text(longest.nombre),
  apellido: text(longest.apellido),
  documento: text(longest.documento),
  desde: day,
  hasta: day,
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
  id_number: documento.trim() || undefined,
})
