import * as v from 'valibot'
import type { AddressState } from '../address/use-address-state'
import { type PageSize, pageSizes } from './table-state'

/** What the address says of a table. */
export interface TableParameters<Ordering extends string> {
  pagina: number
  filas: PageSize
  orden: Ordering
}

/** The parameters of a table and of its filters, with what holds where the address says nothing. */
export interface TableAddress<Ordering extends string, Filters extends AddressState> {
  schema: v.GenericSchema<unknown, TableParameters<Ordering> & Filters>
  defaults: TableParameters<Ordering> & Filters
  unfiltered: Filters
}

interface TableAddressOptions<Ordering extends string, Filters extends AddressState> {
  /** Every order that the backend knows: `Object.values` of the contract's own list. */
  orderings: readonly Ordering[]
  /** The order at first: one of them. */
  ordering: Ordering
  pageSize?: PageSize
  /** What the filters may be. */
  filters: v.GenericSchema<unknown, Filters>
  /** The filters while none is set. */
  unfiltered: Filters
}

/** Describes what the address of a screen with a table says; a constant of a module, for `useTableAddress`. */
export function tableAddress<Ordering extends string, Filters extends AddressState>({
  orderings,
  ordering,
  pageSize = 10,
  filters,
  unfiltered,
}: TableAddressOptions<Ordering, Filters>): TableAddress<Ordering, Filters> {
  const parameters = v.object({
    pagina: v.pipe(v.number(), v.integer(), v.minValue(1)),
    filas: v.picklist(pageSizes),
    orden: v.picklist(orderings),
  })
  return {
    schema: v.intersect([parameters, filters]) as v.GenericSchema<
      unknown,
      TableParameters<Ordering> & Filters
    >,
    defaults: { pagina: 1, filas: pageSize, orden: ordering, ...unfiltered },
    unfiltered,
  }
}
