import { movements } from '@/copy/movements'
import type { Day } from '@/domain/days'
import type { MovementPeriod } from '@/domain/movement-period'
import { FilterText } from '../filters/FilterText'
import { type GuestFilters, longest } from './guest-filters'
import { PeriodField } from './PeriodField'

interface GuestFieldsProps {
  filters: GuestFilters
  /** The days that are shown. */
  period: MovementPeriod
  today: Day
  /** Whether those who are inside are asked for, whatever the days. */
  isInsideOnly: boolean
  onChange: (patch: Partial<GuestFilters>) => void
}

const labels = {
  nombre: movements.filters.firstName,
  apellido: movements.filters.lastName,
  documento: movements.filters.document,
} as const
const names = ['nombre', 'apellido', 'documento'] as const

/** Whose movements and of which days: four fields for the grid of a list's filters. */
export function GuestFields({ filters, period, today, isInsideOnly, onChange }: GuestFieldsProps) {
  return (
    <>
      {names.map((name) => (
        <FilterText
          key={name}
          label={labels[name]}
          name={name}
          value={filters[name]}
          maxLength={longest[name]}
          onSearch={(said) => onChange({ [name]: said })}
        />
      ))}
      <PeriodField
        period={period}
        today={today}
        isFixed={isInsideOnly}
        onChange={({ from, to }) => onChange({ desde: from, hasta: to })}
      />
    </>
  )
}
