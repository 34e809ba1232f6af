import type { ReactNode } from 'react'
import type { ResidentRow } from '@/api/generated/model/residentRow'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { formatDay } from '@/domain/days'
import { formatPhone } from '@/domain/phones'
import { EmailText } from '@/patterns/contact/EmailText'
import type { DataColumn } from '@/patterns/data-table/data-column'
import { ExpiryTag } from '@/patterns/expiry/ExpiryTag'
import { createDocumentCells } from '@/patterns/persons/document-cells'
import { copy } from './copy'

type RenderName = (resident: ResidentRow) => ReactNode

export const getResidentName = ({ full_name }: ResidentRow): string => full_name

/** The ids of sortable columns are the API's field names. */
export const buildCoResidentColumns = (renderName: RenderName): readonly DataColumn<ResidentRow>[] => [
  {
    id: 'full_name',
    header: copy.columns.name,
    value: getResidentName,
    cell: renderName,
    isRowHead: true,
    isSortable: true,
  },
  {
    id: 'id_number',
    header: copy.columns.document,
    ...createDocumentCells(({ id_number }: ResidentRow) => id_number),
    isSortable: true,
  },
  {
    id: 'email',
    header: copy.columns.email,
    value: ({ email }) => email,
    cell: ({ email }) => <EmailText email={email} />,
    isSortable: true,
  },
  { id: 'mobile_phone_number', header: copy.columns.phone, value: formatPhone, isSortable: true },
]

export const buildTenantColumns = (renderName: RenderName): readonly DataColumn<ResidentRow>[] => [
  ...buildCoResidentColumns(renderName),
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
