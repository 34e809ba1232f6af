import { submissionStatuses } from '@/copy/submissions'
import { Select } from '@/design-system/components/Select/Select'
import { copy } from './copy'
import type { StatusSaid } from './status-said'
import { statusesSaid } from './status-said'

interface StatusFilterProps {
  value: StatusSaid
  onChange: (status: StatusSaid) => void
}

const options = statusesSaid.flatMap((value) =>
  value === '' ? [] : [{ value, label: submissionStatuses[value].word }],
)

/** Of which status the submissions are that are listed. */
export function StatusFilter({ value, onChange }: StatusFilterProps) {
  return (
    <Select
      label={copy.filters.status}
      name="estado"
      value={value}
      placeholder={copy.filters.everyStatus}
      options={options}
      onChange={(chosen) => onChange(statusesSaid.find((status) => status === chosen) ?? '')}
      reservesMessage={false}
    />
  )
}
