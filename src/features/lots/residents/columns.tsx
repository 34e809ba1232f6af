import type { CoResidentOrdering } from '@/api/generated/model/coResidentOrdering'
import type { ResidentRow } from '@/api/generated/model/residentRow'
import type { TenantOrdering } from '@/api/generated/model/tenantOrdering'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { formatDay } from '@/domain/days'
import { formatPhone } from '@/domain/phones'
import { EmailText } from '@/patterns/contact/EmailText'
import type { DataColumn } from '@/patterns/data-table/data-column'
import { ExpiryTag } from '@/patterns/expiry/ExpiryTag'
import { ResidentName } from '../photos/ResidentName'
import { copy } from './copy'

type Column = DataColumn<ResidentRow>

/** The columns of co-residents. The ids of sortable columns are the contract's field names. */
export const coResidentColumns: readonly Column[] = [
  {
    id: 'full_name',
    header: copy.columns.name,
    value: ({ full_name }) => full_name,
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

/** The columns of tenants, with the end of the contract and its warning. */
export const tenantColumns: readonly Column[] = [
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
  const last = to_date ?? from_date
  return (
    <Stack gap={1} align="start">
      <Text as="span" tone="inherit" hasTabularFigures>
        {copy.columns.days(formatDay(from_date, 'DD/MM/YYYY'), formatDay(last, 'DD/MM/YYYY'))}
      </Text>
      <ExpiryTag lastDay={to_date} format="DD/MM/YYYY" />
    </Stack>
  )
}

const shared = ['full_name', '-full_name', 'id_number', '-id_number', 'email', '-email'] as const

/** The sortable orders. The default comes first. */
export const coResidentOrderings: readonly CoResidentOrdering[] = [
  'activity_date',
  ...shared,
  'mobile_phone_number',
  '-mobile_phone_number',
]
export const tenantOrderings: readonly TenantOrdering[] = [...coResidentOrderings, 'to_date', '-to_date']
