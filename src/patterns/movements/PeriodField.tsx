import { useState } from 'react'
import { movements as copy } from '@/copy/movements'
import { DateRangeField } from '@/design-system/components/DateRangeField/DateRangeField'
import { addDays, type Day, formatDay } from '@/domain/days'
import { getEarliestDay, type MovementPeriod, validatePeriod } from '@/domain/movement-period'

interface PeriodFieldProps {
  /** The days that are asked for. */
  period: MovementPeriod
  today: Day
  /** Whether another filter decides the days. */
  isFixed?: boolean
  /** Called with days that can be asked for. */
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

/** The days of entering. Days that cannot be asked for stay in the field, with what is wrong, and the list as it was. */
export function PeriodField({ period, today, isFixed, onChange }: PeriodFieldProps) {
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
