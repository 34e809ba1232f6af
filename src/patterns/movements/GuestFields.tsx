import { useState } from 'react'
import { movements as copy, movements } from '@/copy/movements'
import { DateRangeField } from '@/design-system/components/DateRangeField/DateRangeField'
import { addDays, type Day, formatDay, today } from '@/domain/days'
import { getEarliestDay, type MovementPeriod, validatePeriod } from '@/domain/movement-period'
import { FilterText } from '../filters/FilterText'
import { type GuestFilters, longest } from './guest-filters'

interface GuestFieldsProps {
  filters: GuestFilters
  /** The days of the list. */
  period: MovementPeriod
  /** Whether the list contains only guests who are inside, regardless of the days. */
  isInsideOnly: boolean
  onChange: (patch: Partial<GuestFilters>) => void
}

const labels = {
  nombre: movements.filters.firstName,
  apellido: movements.filters.lastName,
  documento: movements.filters.document,
} as const
const names = ['nombre', 'apellido', 'documento'] as const

/** The filter fields of movements: three texts of the guest and the period. */
export function GuestFields({ filters, period, isInsideOnly, onChange }: GuestFieldsProps) {
  return (
    <>
      {names.map((name) => (
        <FilterText
          key={name}
          label={labels[name]}
          name={name}
          value={filters[name]}
          maxLength={longest[name]}
          onSearch={(text) => onChange({ [name]: text })}
        />
      ))}
      <PeriodField
        period={period}
        today={today()}
        isFixed={isInsideOnly}
        onChange={({ from, to }) => onChange({ desde: from, hasta: to })}
      />
    </>
  )
}

interface PeriodFieldProps {
  /** The days of the list. */
  period: MovementPeriod
  today: Day
  /** Whether the field is disabled, because another filter ignores the days. */
  isFixed?: boolean
  /** Called with a valid period. */
  onChange: (period: MovementPeriod) => void
}

const presetsOf = (today: Day) => {
  const { presets } = copy.dates
  return [
    { label: presets.today, range: { from: today, to: today } },
    { label: presets.week, range: { from: addDays(today, -6), to: today } },
    { label: presets.month, range: { from: addDays(today, -29), to: today } },
    { label: presets.year, range: { from: getEarliestDay(today), to: today } },
  ]
}

function refusalSentence(period: MovementPeriod, today: Day): string | undefined {
  const { errors } = copy.dates
  const refusal = validatePeriod(period, today)
  if (refusal === 'tooEarly') return errors.tooEarly(formatDay(getEarliestDay(today)))
  return refusal && errors[refusal]
}

/** The period of entry. An invalid period stays in the field with its error, and the list does not change. */
function PeriodField({ period, today, isFixed, onChange }: PeriodFieldProps) {
  const [draft, setDraft] = useState<{ instead: MovementPeriod; typed: MovementPeriod }>()
  const isOpen = draft && draft.instead.from === period.from && draft.instead.to === period.to
  const shown = isOpen ? draft.typed : period
  const take = (typed: MovementPeriod) => {
    const isRefused = validatePeriod(typed, today) !== undefined
    setDraft(isRefused ? { instead: period, typed } : undefined)
    if (!isRefused) onChange(typed)
  }
  return (
    <DateRangeField
      label={copy.dates.label}
      name="fechas"
      fromLabel={copy.dates.from}
      toLabel={copy.dates.to}
      value={shown}
      onChange={take}
      error={refusalSentence(shown, today)}
      disabled={isFixed}
      today={today}
      min={getEarliestDay(today)}
      presets={presetsOf(today)}
      calendarLabel={copy.dates.calendar}
      invalidMessage={copy.dates.notADate}
      pickFirst={copy.dates.pickFirst}
      pickLast={copy.dates.pickLast}
      reservesMessage={false}
    />
  )
}
