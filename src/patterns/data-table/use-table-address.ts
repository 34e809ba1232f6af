import { useMemo } from 'react'
import * as v from 'valibot'
import { type AddressState, useAddressState } from '../address/use-address-state'
import { type PageSize, pageSizes, type TableState } from './use-table-state'

/** The address parameters of a table: page number, page size and sort order. */
interface TableParameters<Ordering extends string> {
  pagina: number
  filas: PageSize
  orden: Ordering
}

/** Describes the address parameters that a table and its filters use. */
export interface TableAddress<Ordering extends string, Filters extends AddressState> {
  schema: v.GenericSchema<unknown, TableParameters<Ordering> & Filters>
  defaults: TableParameters<Ordering> & Filters
  unfiltered: Filters
}

interface TableAddressOptions<Ordering extends string, Filters extends AddressState> {
  /** All values that the API accepts for `ordering`: `Object.values` of the generated enum. */
  orderings: readonly Ordering[]
  /** The ordering that applies if the address has no parameter `orden`. */
  ordering: Ordering
  pageSize?: PageSize
  filters: v.GenericSchema<unknown, Filters>
  /** The values of the filters when no filter is set. */
  unfiltered: Filters
}

/** Creates the argument of `useTableAddress` for one screen. Store the result as a constant of a module. */
export function createTableAddress<Ordering extends string, Filters extends AddressState>({
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

/** Returns those address parameters that are filters. The keys of `unfiltered` are the names of the filters. */
const pickFilters = <Filters extends AddressState>(parameters: Filters, unfiltered: Filters): Filters =>
  Object.fromEntries(
    Object.keys(unfiltered).map((name) => [name, parameters[name]]),
  ) as AddressState as Filters

const toRequest = <Ordering extends string>({ pagina, filas, orden }: TableParameters<Ordering>) => ({
  page: pagina,
  page_size: filas,
  ordering: orden,
})

/** Returns `request` and `filters` of `useTableAddress` for an address without parameters. */
export const getDefaultRequest = <Ordering extends string, Filters extends AddressState>({
  defaults,
  unfiltered,
}: TableAddress<Ordering, Filters>) => ({ request: toRequest(defaults), filters: unfiltered })

/** Keeps the page, order and filters of a table in the address, so that a link or a reload shows the same rows. */
export function useTableAddress<Ordering extends string, Filters extends AddressState>(
  address: TableAddress<Ordering, Filters>,
) {
  type Parameters = TableParameters<Ordering> & Filters
  const { schema, defaults, unfiltered } = address
  const [parameters, change] = useAddressState<Parameters>(schema, defaults)

  return useMemo(() => {
    const { pagina, filas, orden } = parameters
    const filterNames: (keyof Filters)[] = Object.keys(unfiltered)
    const changeTable = (patch: Partial<TableParameters<string>>) => change(patch as Partial<Parameters>)
    /** Sets the filters in `patch` and returns to the first page. */
    const filter = (patch: Partial<Filters>) => change({ ...patch, pagina: 1 } as Partial<Parameters>)
    /** The `state` prop of the DataTable. */
    const state: TableState = {
      page: pagina,
      pageSize: filas,
      ordering: orden,
      goToPage: (page) => changeTable({ pagina: page }),
      resize: (pageSize) => changeTable({ filas: pageSize, pagina: 1 }),
      orderBy: (ordering) => changeTable({ orden: ordering, pagina: 1 }),
    }
    return {
      state,
      /** The page number, page size and ordering of `state` as query parameters for the generated hook. */
      request: toRequest(parameters),
      filters: pickFilters(parameters, unfiltered),
      filter,
      clear: () => filter(unfiltered),
      isFiltered: filterNames.some((name) => parameters[name] !== unfiltered[name]),
    }
  }, [parameters, change, unfiltered])
}
