import { keepPreviousData } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ResidentRow } from '@/api/generated/model/residentRow'
import { useListTenants } from '@/api/generated/tenants/tenants'
import { useRefusals } from '@/patterns/access/use-refusals'
import { recordsAddress } from '../detail/records-address'
import { useLot } from '../detail/use-lot'
import { useRecordsAddress } from '../detail/use-records-address'
import { tenantColumns, tenantOrderings } from './columns'
import { ResidentsTable } from './ResidentsTable'

const address = recordsAddress(tenantOrderings)

/** The table of the lot's past, current and future tenants. */
export function TenantsTable() {
  const { rp, propertyId, personId } = useLot()
  const { state, request, search } = useRecordsAddress(address)
  const query = useListTenants(rp, propertyId, request, { query: { placeholderData: keepPreviousData } })
  const reasonOf = useRefusals()
  const refusalOf = useCallback(
    ({ person_id }: ResidentRow) => reasonOf('tenant.remove', { isOneself: person_id === personId }),
    [reasonOf, personId],
  )
  return (
    <ResidentsTable
      kind="tenant"
      columns={tenantColumns}
      query={query}
      state={state}
      search={search}
      refusalOf={refusalOf}
    />
  )
}
