import { Grid } from '@/design-system/components/Grid/Grid'
import { FilterText } from '@/patterns/filters/FilterText'
import { type CheckFilters, checkFilterLimits } from './checks-address'
import { copy } from './copy'
import { StatusFilter } from './StatusFilter'

interface CheckFilterFieldsProps {
  filters: CheckFilters
  onChange: (patch: Partial<CheckFilters>) => void
}

const words = copy.filters
const labels = { persona: words.person, dni: words.document } as const
const names = ['persona', 'dni'] as const

/** Filters of the background checks. */
export function CheckFilterFields({ filters, onChange }: CheckFilterFieldsProps) {
  return (
    <Grid minColumn="14rem" gap={3}>
      <StatusFilter value={filters.estado} onChange={(estado) => onChange({ estado })} />
      {names.map((name) => (
        <FilterText
          key={name}
          label={labels[name]}
          name={name}
          value={filters[name]}
          maxLength={checkFilterLimits[name]}
          onSearch={(said) => onChange({ [name]: said })}
        />
      ))}
    </Grid>
  )
}
