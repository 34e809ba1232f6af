import { DateField } from '@/design-system/components/DateField/DateField'
import { Grid } from '@/design-system/components/Grid/Grid'
import { today } from '@/domain/days'
import { FilterText } from '@/patterns/filters/FilterText'
import { copy } from './copy'
import { type InsuranceFilters, insuranceFilterLimits } from './insurance-address'
import { StatusFilter } from './StatusFilter'

interface InsuranceFilterFieldsProps {
  filters: InsuranceFilters
  onChange: (patch: Partial<InsuranceFilters>) => void
}

const words = copy.filters
const texts = { persona: words.person, compania: words.company, poliza: words.policy } as const
const days = { desde: words.from, hasta: words.to, vence: words.expires } as const
const textNames = ['persona', 'compania', 'poliza'] as const
const dayNames = ['desde', 'hasta', 'vence'] as const

/** Filters of the insurance submissions. */
export function InsuranceFilterFields({ filters, onChange }: InsuranceFilterFieldsProps) {
  const thisDay = today()
  return (
    <Grid minColumn="14rem" gap={3}>
      <StatusFilter value={filters.estado} onChange={(estado) => onChange({ estado })} />
      {textNames.map((name) => (
        <FilterText
          key={name}
          label={texts[name]}
          name={name}
          value={filters[name]}
          maxLength={insuranceFilterLimits[name]}
          onSearch={(said) => onChange({ [name]: said })}
        />
      ))}
      {dayNames.map((name) => (
        <DateField
          key={name}
          label={days[name]}
          name={name}
          value={filters[name]}
          onChange={(said) => onChange({ [name]: said })}
          today={thisDay}
          calendarLabel={words.calendar(days[name])}
          invalidMessage={words.notADate}
          reservesMessage={false}
        />
      ))}
    </Grid>
  )
}
