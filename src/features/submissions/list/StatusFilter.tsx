import { submissionStatuses } from '@/copy/submissions'
import { Select } from '@/design-system/components/Select/Select'
import type { StatusFilterValue } from './checks-address'
import { statusFilters } from './checks-address'
import { copy } from './copy'

interface StatusFilterProps {
  value: StatusFilterValue
  onChange: (status: StatusFilterValue) => void
}

const options = statusFilters.flatMap((value) =>
  value === '' ? [] : [{ value, label: submissionStatuses[value].word }],
)

export function StatusFilter({ value, onChange }: StatusFilterProps) {
  return (
    <Select
      label={copy.filters.status}
      name="estado"
      value={value}
      placeholder={copy.filters.everyStatus}
      options={options}
      onChange={(chosen) => onChange(statusFilters.find((status) => status === chosen) ?? '')}
      reservesMessage={false}
    />
  )
}
