import { Users } from 'lucide-react'
import { useCallback } from 'react'
import { useListCoResidents } from '@/api/generated/co-residents/co-residents'
import { CoResidentOrdering } from '@/api/generated/model/coResidentOrdering'
import type { ResidentRow } from '@/api/generated/model/residentRow'
import { TenantOrdering } from '@/api/generated/model/tenantOrdering'
import { useListTenants } from '@/api/generated/tenants/tenants'
import { useRefusals } from '@/patterns/access/use-refusals'
import { RecordsTable } from '../detail/RecordsTable'
import { useLot } from '../detail/use-lot'
import { useLotView } from '../detail/use-lot-view'
import { ResidentName } from '../photos/ResidentName'
import { buildCoResidentColumns, buildTenantColumns, getResidentName } from './columns'
import { copy } from './copy'

/** The table of the lot's co-residents, or of its past, current and future tenants. */
export function ResidentsTable() {
  const { personId } = useLot()
  const { tab, refusal } = useLotView()
  const isTenant = tab === 'inquilinos'
  const getRefusal = useRefusals()
  const getRemovalRefusal = useCallback(
    ({ email, person_id }: ResidentRow) => {
      const isOneself = person_id === personId
      if (isTenant) return getRefusal('tenant.remove', { isOneself })
      return getRefusal('coResident.remove', { email, isOneself })
    },
    [isTenant, getRefusal, personId],
  )
  const hint = isTenant ? copy.tenantsHint : copy.coResidentsHint
  const table = {
    getRowName: getResidentName,
    getRemovalRefusal,
    audience: isTenant ? ('tenants' as const) : ('coResidents' as const),
    searchLabel: copy.search,
    icon: <Users size={20} />,
    emptyHint: refusal ? undefined : hint,
  }
  return isTenant ? (
    <RecordsTable {...table} useList={useListTenants} orderings={tenantOrderings} columns={tenantColumns} />
  ) : (
    <RecordsTable
      {...table}
      useList={useListCoResidents}
      orderings={coResidentOrderings}
      columns={coResidentColumns}
    />
  )
}

export const coResidentOrderings = Object.values(CoResidentOrdering)
const tenantOrderings = Object.values(TenantOrdering)

const renderName = (resident: ResidentRow) => <ResidentName {...resident} />
const coResidentColumns = buildCoResidentColumns(renderName)
const tenantColumns = buildTenantColumns(renderName)
