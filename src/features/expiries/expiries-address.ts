import * as v from 'valibot'
import { type ExpiryKind, expiryKinds } from '@/domain/expiry'
import { createTableAddress } from '@/patterns/data-table/use-table-address'
import { type ExpiryRange, expiryRanges } from './expiry-ranges'

const columnIds = ['vence', 'que', 'quien', 'donde'] as const
const orderings = columnIds.flatMap((id) => [id, `-${id}`] as const)

/** The filters in the address; '' is no filter. */
export type ExpiryFilters = { plazo: ExpiryRange; tipo: ExpiryKind | ''; lugar: string }

const filters: v.GenericSchema<unknown, ExpiryFilters> = v.object({
  plazo: v.picklist(expiryRanges),
  tipo: v.picklist(['', ...expiryKinds] as const),
  lugar: v.pipe(v.string(), v.regex(/^(?:|barrio|(?:lote|obra)-[1-9]\d{0,8})$/)),
})

const unfiltered: ExpiryFilters = { plazo: '', tipo: '', lugar: '' }

/** The worst is first: what expired, and then what expires next. */
export const expiriesAddress = createTableAddress({ orderings, ordering: 'vence', filters, unfiltered })
