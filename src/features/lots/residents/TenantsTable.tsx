import { keepPreviousData } from '@tanstack/react-query'
import { useListTenants } from '@/api/generated/tenants/tenants'
import { useTableAddress } from '@/patterns/data-table/use-table-address'
import { recordsAddress } from '../detail/records-address'
import { useLot } from '../detail/use-lot'
import { tenantColumns, tenantOrderings } from './columns'
import { ResidentsTable } from './ResidentsTable'

const address = recordsAddress(tenantOrderings)

/** Who rents the lot, did, or will (L2). */
export function TenantsTable() {
  const { rp, propertyId } = useLot()
  const { state, request } = useTableAddress(address)
  const query = useListTenants(rp, propertyId, request, { query: { placeholderData: keepPreviousData } })
  return <ResidentsTable kind="tenant" columns={tenantColumns} query={query} state={state} />
}
