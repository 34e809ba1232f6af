import { type TableAddress, useTableAddress } from '@/patterns/data-table/use-table-address'

/** Connects the search, page and order of a tab's table with the address and the request. */
export function useRecordsAddress<Ordering extends string>(
  address: TableAddress<Ordering, { buscar: string }>,
) {
  const { state, request, filters, filter } = useTableAddress(address)
  const { buscar } = filters
  return {
    state,
    request: { ...request, search: buscar.trim() || undefined },
    search: { value: buscar, onSearch: (text: string) => filter({ buscar: text }) },
  }
}
