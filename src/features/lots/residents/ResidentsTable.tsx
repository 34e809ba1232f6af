import { Users } from 'lucide-react'
import { useCallback } from 'react'
import { useListCoResidents } from '@/api/generated/co-residents/co-residents'
import { CoResidentOrdering } from '@/api/generated/model/coResidentOrdering'
import type { ResidentRow } from '@/api/generated/model/residentRow'
import { TenantOrdering } from '@/api/generated/model/tenantOrdering'
import { useListTenants } from '@/api/generated/tenants/tenants'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { formatDay } from '@/domain/days'
import { formatPhone } from '@/domain/phones'
import { useRefusals } from '@/patterns/access/use-refusals'
import { EmailText } from '@/patterns/contact/EmailText'
import type { DataColumn } from '@/patterns/data-table/data-column'
import { ExpiryTag } from '@/patterns/expiry/ExpiryTag'
import { RecordsTable } from '../detail/RecordsTable'
import { useLot } from '../detail/use-lot'
import { useLotView } from '../detail/use-lot-view'
import { ResidentName } from '../photos/ResidentName'
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
    getRowName,
    getRemovalRefusal,
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

const coResidentOrderings = Object.values(CoResidentOrdering)
const tenantOrderings = Object.values(TenantOrdering)
const getRowName = ({ full_name }: ResidentRow) => full_name

/** The ids of sortable columns are the API's field names. */
const coResidentColumns: readonly DataColumn<ResidentRow>[] = [
  {
    id: 'full_name',
    header: copy.columns.name,
    value: getRowName,
    cell: (resident) => <ResidentName {...resident} />,
    isRowHead: true,
    isSortable: true,
  },
  { id: 'id_number', header: copy.columns.document, value: ({ id_number }) => id_number, isSortable: true },
  {
    id: 'email',
    header: copy.columns.email,
    value: ({ email }) => email,
    cell: ({ email }) => <EmailText email={email} />,
    isSortable: true,
  },
  { id: 'mobile_phone_number', header: copy.columns.phone, value: formatPhone, isSortable: true },
]

const tenantColumns: typeof coResidentColumns = [
  ...coResidentColumns,
  {
    id: 'to_date',
    header: copy.columns.contract,
    value: ({ to_date }) => to_date,
    cell: (row) => <Contract {...row} />,
    isSortable: true,
  },
]

function Contract({ from_date, to_date }: ResidentRow) {
  const lastDay = to_date ?? from_date
  return (
    <Stack gap={1} align="start">
      <Text as="span" tone="inherit" hasTabularFigures>
        {copy.columns.days(formatDay(from_date, 'DD/MM/YYYY'), formatDay(lastDay, 'DD/MM/YYYY'))}
      </Text>
      <ExpiryTag lastDay={to_date} format="DD/MM/YYYY" />
    </Stack>
  )
}
