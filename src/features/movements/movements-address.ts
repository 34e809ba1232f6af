import * as v from 'valibot'
import type { ListActivityRecordsParams } from '@/api/generated/model/listActivityRecordsParams'
import { addMonths, type Day, isDay } from '@/domain/days'
import { tableAddress } from '@/patterns/data-table/table-address'
import { orderings } from './columns'

/** How long what is looked for may be: the contract's limits. */
export const longest = { nombre: 100, apellido: 100, documento: 20, patente: 20 } as const

/** What no filter looks for, and a call may not carry. */
const unseen = /\p{Cc}/gu

/** What is typed into a filter, without signs that nobody sees. */
export const withoutUnseen = (text: string): string => text.replace(unseen, '')

/** A plate as the backend looks for it: in capitals, without spaces (P5). */
export const plainPlate = (text: string): string =>
  withoutUnseen(text).replace(/\s/g, '').toLocaleUpperCase('es').slice(0, longest.patente)

const text = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(most),
    v.check((said) => said === withoutUnseen(said)),
  )
/** '' stands for today. */
const day = v.pipe(
  v.string(),
  v.check((said) => said === '' || isDay(said)),
)

const filters = v.object({
  lote: v.pipe(v.number(), v.integer(), v.minValue(0)),
  nombre: text(longest.nombre),
  apellido: text(longest.apellido),
  documento: text(longest.documento),
  desde: day,
  hasta: day,
  patente: v.pipe(v.string(), v.transform(plainPlate)),
  sinEgreso: v.boolean(),
})

/** To what the movements are narrowed, as the address says it. A lot of 0 is the one that the session looks at. */
export type MovementFilters = v.InferOutput<typeof filters>

/** The filters while none is set. */
export const unfiltered: MovementFilters = {
  lote: 0,
  nombre: '',
  apellido: '',
  documento: '',
  desde: '',
  hasta: '',
  patente: '',
  sinEgreso: false,
}

/** What the address of the movements says: page, length, order and filters. The newest come first. */
export const movementsAddress = tableAddress({
  orderings,
  ordering: '-checkin_datetime',
  filters,
  unfiltered,
})

/** Two days; both belong to the range. */
export interface Period {
  from: Day
  to: Day
}

/** The first day that is told: twelve months back (P5). */
export const oldestDay = (today: Day): Day => addMonths(today, -12)

/** What is wrong with a period, if anything (P5). Days compare as texts. */
export function periodRefusal({ from, to }: Period, today: Day) {
  if (from === '' || to === '') return 'missing'
  if (from < oldestDay(today)) return 'tooEarly'
  return to < from ? 'reversed' : undefined
}

/** The days that the address asks for; today for what it does not say, or says wrong (P2). */
export function periodOf({ desde, hasta }: Pick<MovementFilters, 'desde' | 'hasta'>, today: Day): Period {
  const asked = { from: desde || today, to: hasta || today }
  return periodRefusal(asked, today) ? { from: today, to: today } : asked
}

/** The filters as the contract calls them; the same for the list and for its file (P7). */
export function toRequest(filters: MovementFilters, today: Day) {
  const { from, to } = periodOf(filters, today)
  return {
    start_date: from,
    end_date: to,
    first_name: filters.nombre.trim() || undefined,
    last_name: filters.apellido.trim() || undefined,
    id_number: filters.documento.trim() || undefined,
    license_plate_number: filters.patente || undefined,
    in_property: filters.sinEgreso || undefined,
  } satisfies ListActivityRecordsParams
}

/** Whether the list is narrowed to less than all of a lot on the usual day. */
export const isNarrowed = ({ lote: _, ...filters }: MovementFilters): boolean =>
  Object.entries(filters).some(([name, value]) => value !== unfiltered[name as keyof typeof filters])
