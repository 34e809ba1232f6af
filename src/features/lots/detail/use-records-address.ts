import { type TableAddress, useTableAddress } from '@/patterns/data-table/use-table-address'

/** The search, the page and the order of a tab's table, as the address says them and as the contract calls them. */
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
