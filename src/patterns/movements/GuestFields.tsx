import { useState } from 'react'
import { movements as copy } from '@/copy/movements'
import { DateRangeField } from '@/design-system/components/DateRangeField/DateRangeField'
import { addDays, type Day, formatDay, today } from '@/domain/days'
import { getEarliestDay, type MovementPeriod, validatePeriod } from '@/domain/movement-period'
import { FilterText } from '../filters/FilterText'
import { type GuestFilters, maxLengths } from './guest-filters'

interface GuestFieldsProps {
  filters: GuestFilters
  period: MovementPeriod
  /** Whether the list contains only guests who are inside. The field for the period is then disabled. */
  isInsideOnly: boolean
  onChange: (patch: Partial<GuestFilters>) => void
}

const textFields = [
  { name: 'nombre', label: copy.filters.firstName },
  { name: 'apellido', label: copy.filters.lastName },
  { name: 'documento', label: copy.filters.document },
] as const

/** Fields that filter movements by the guest's first name, last name and document number, and by the period of the entry. */
export function GuestFields({ filters, period, isInsideOnly, onChange }: GuestFieldsProps) {
  return (
    <>
      {textFields.map(({ name, label }) => (
        <FilterText
          key={name}
          label={label}
          name={name}
          value={filters[name]}
          maxLength={maxLengths[name]}
          onSearch={(text) => onChange({ [name]: text })}
        />
      ))}
      <PeriodField
        period={period}
        today={today()}
        isDisabled={isInsideOnly}
        onChange={({ from, to }) => onChange({ desde: from, hasta: to })}
      />
    </>
  )
}

interface PeriodFieldProps extends Pick<GuestFieldsProps, 'period'> {
  today: Day
  isDisabled: boolean
  /** Called only with valid periods. */
  onChange: (period: MovementPeriod) => void
}

const buildPresets = (today: Day) => {
  const { presets } = copy.dates
  return [
    { label: presets.today, range: { from: today, to: today } },
    { label: presets.week, range: { from: addDays(today, -6), to: today } },
    { label: presets.month, range: { from: addDays(today, -29), to: today } },
    { label: presets.year, range: { from: getEarliestDay(today), to: today } },
  ]
}

function describeInvalidPeriod(period: MovementPeriod, today: Day): string | undefined {
  const { errors } = copy.dates
  const problem = validatePeriod(period, today)
  if (problem === 'tooEarly') return errors.tooEarly(formatDay(getEarliestDay(today)))
  return problem && errors[problem]
}

/** The field for the period of the entry. If the user enters an invalid period, the field keeps it and shows the error. */
function PeriodField({ period, today, isDisabled, onChange }: PeriodFieldProps) {
  const [draft, setDraft] = useState<{ replacedPeriod: MovementPeriod; typedPeriod: MovementPeriod }>()
  // The draft is ignored while `period` differs from the period that it replaced, e.g. after the user clears the filters.
  const isDraftCurrent =
    draft && draft.replacedPeriod.from === period.from && draft.replacedPeriod.to === period.to
  const value = isDraftCurrent ? draft.typedPeriod : period
  const change = (typedPeriod: MovementPeriod) => {
    const isInvalid = validatePeriod(typedPeriod, today) !== undefined
    setDraft(isInvalid ? { replacedPeriod: period, typedPeriod } : undefined)
    if (!isInvalid) onChange(typedPeriod)
  }
  return (
    <DateRangeField
      label={copy.dates.label}
      name="fechas"
      fromLabel={copy.dates.from}
      toLabel={copy.dates.to}
      value={value}
      onChange={change}
      error={describeInvalidPeriod(value, today)}
      disabled={isDisabled}
      today={today}
      min={getEarliestDay(today)}
      presets={buildPresets(today)}
      calendarLabel={copy.dates.calendar}
      invalidMessage={copy.dates.notADate}
      firstDayInstruction={copy.dates.firstDayInstruction}
      lastDayInstruction={copy.dates.lastDayInstruction}
      reservesMessageLine={false}
    />
  )
}
