import { useMemo } from 'react'
import * as v from 'valibot'
import { type AddressState, useAddressState } from '../address/use-address-state'
import { type PageSize, pageSizes, type TableState } from './use-table-state'

/** What the address says of a table. */
interface TableParameters<Ordering extends string> {
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

/** A table whose page, order and filters stand in the address, so that a link or a reload shows the same. */
interface AddressedTable<Ordering extends string, Filters extends AddressState> {
  /** For the DataTable. */
  state: TableState
  /** The same as the backend calls it, for the generated hook. */
  request: { page: number; page_size: PageSize; ordering: Ordering }
  filters: Filters
  /** Sets some filters, and begins at the first page of what they leave. */
  filter: (patch: Partial<Filters>) => void
  /** Takes all filters back. */
  clear: () => void
  /** Whether any filter is set. */
  isFiltered: boolean
}

/** The parameters of the filters alone. */
const pick = <Filters extends AddressState>(said: Filters, names: Filters): Filters =>
  Object.fromEntries(Object.keys(names).map((name) => [name, said[name]])) as AddressState as Filters

/** Reads and writes the state of a screen's table in its address. */
export function useTableAddress<Ordering extends string, Filters extends AddressState>(
  address: TableAddress<Ordering, Filters>,
): AddressedTable<Ordering, Filters> {
  type Said = TableParameters<Ordering> & Filters
  const { schema, defaults, unfiltered } = address
  const [said, change] = useAddressState<Said>(schema, defaults)

  return useMemo(() => {
    const { pagina, filas, orden } = said
    const names: (keyof Filters)[] = Object.keys(unfiltered)
    const write = (patch: Partial<TableParameters<string>>) => change(patch as Partial<Said>)
    const filter = (patch: Partial<Filters>) => change({ ...patch, pagina: 1 } as Partial<Said>)
    return {
      state: {
        page: pagina,
        pageSize: filas,
        ordering: orden,
        turnTo: (page) => write({ pagina: page }),
        resize: (pageSize) => write({ filas: pageSize, pagina: 1 }),
        orderBy: (ordering) => write({ orden: ordering, pagina: 1 }),
      },
      request: { page: pagina, page_size: filas, ordering: orden },
      filters: pick(said, unfiltered),
      filter,
      clear: () => filter(unfiltered),
      isFiltered: names.some((name) => said[name] !== unfiltered[name]),
    }
  }, [said, change, unfiltered])
}
