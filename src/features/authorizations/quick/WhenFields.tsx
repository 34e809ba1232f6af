import { useFormikContext } from 'formik'
import { useState } from 'react'
import { Alert } from '@/design-system/components/Alert/Alert'
import { ChipGroup } from '@/design-system/components/ChipGroup/ChipGroup'
import { Grid } from '@/design-system/components/Grid/Grid'
import { Stack } from '@/design-system/components/Stack/Stack'
import { getLatestDay, getTimeOfDay, today } from '@/domain/days'
import { useForm } from '@/patterns/form/form-context'
import { useFormField } from '@/patterns/form/use-form-field'
import { copy as termsCopy } from '../terms/copy'
import { DayField } from '../terms/DayField'
import { HourRange } from '../terms/HourRange'
import { NoDayLeftWarning } from '../terms/NoDayLeftWarning'
import { OvernightNotice } from '../terms/OvernightNotice'
import type { TermsValues } from '../terms/terms-values'
import { useScheduleChange } from '../terms/use-schedule-change'
import { WeekFields } from '../terms/WeekFields'
import { copy } from './copy'
import { type DayChoice, getDayChoice, listDayOptions } from './day-choices'
import { areHoursPassed, getHoursChoice, type HoursChoice, hourOptions, toHours } from './hour-choices'

/** The widths of the chips: three days or two hours beside each other on a phone. */
const dayWidth = '6.5rem'
const hoursWidth = '8.25rem'

/** The days and the hours, as chips. Fields for any other day or time appear on demand. */
export function WhenFields() {
  return (
    <Stack gap={4}>
      <QuickDays />
      <div>
        <QuickHours />
        <NoDayLeftWarning />
        <HoursPassedWarning />
      </div>
    </Stack>
  )
}

function QuickDays() {
  const { values } = useFormikContext<TermsValues>()
  const change = useScheduleChange()
  const from = useFormField<string>('from')
  const current = today()
  const choice = getDayChoice(values, current)
  // A day that the user types may have a chip. The field for another day stays, because the user may still be typing.
  const [isOther, setIsOther] = useState(choice === 'other')
  const shownChoice = isOther && choice !== 'repeat' ? 'other' : choice
  const hasField = shownChoice === 'other' || shownChoice === 'repeat'
  const choose = (next: DayChoice) => {
    setIsOther(next === 'other')
    if (next === 'repeat') change({ days: 'several', ...(values.from === '' && { from: current }) })
    else change({ days: 'single', from: next === 'other' ? '' : next })
  }
  return (
    <Stack gap={3}>
      <ChipGroup<DayChoice>
        // The field for a day, if there is one, has the id and the error of `from`.
        {...(hasField ? { name: 'dayChoice', disabled: from.disabled } : { ...from, onBlur: undefined })}
        value={shownChoice}
        onChange={choose}
        label={copy.day.label}
        isLabelHidden
        options={listDayOptions(current)}
        minColumn={dayWidth}
        reservesMessageLine={false}
      />
      {shownChoice === 'other' ? (
        <Grid minColumn="14rem" gap={3}>
          <DayField name="from" label={copy.otherDay} min={current} />
        </Grid>
      ) : null}
      {shownChoice === 'repeat' ? (
        <>
          <Grid minColumn="14rem" gap={3}>
            <DayField name="from" label={termsCopy.from} min={current} />
            <DayField name="to" label={termsCopy.to} min={getLatestDay(values.from, current)} />
          </Grid>
          <WeekFields />
        </>
      ) : null}
    </Stack>
  )
}

function QuickHours() {
  const { values, setValues } = useFormikContext<TermsValues>()
  const { forgetServerError } = useForm()
  const { name, disabled } = useFormField<TermsValues['hours']>('hours')
  const choice = getHoursChoice(values)
  const [isOther, setIsOther] = useState(choice === 'other')
  const shownChoice = isOther && choice !== 'whole' ? 'other' : choice
  const choose = (next: HoursChoice) => {
    setIsOther(next === 'other')
    for (const field of ['start', 'end']) forgetServerError(field)
    void setValues((latest) => ({ ...latest, ...toHours(next, latest, getTimeOfDay()) }))
  }
  return (
    <Stack gap={3}>
      <ChipGroup<HoursChoice>
        name={name}
        disabled={disabled}
        value={shownChoice}
        onChange={choose}
        label={copy.hours.label}
        isLabelHidden
        options={hourOptions}
        minColumn={hoursWidth}
        reservesMessageLine={false}
      />
      {shownChoice === 'other' ? <HourRange /> : null}
      <OvernightNotice />
    </Stack>
  )
}

/** Warns if the chosen hours of the current day have passed. The user can still save the form. */
function HoursPassedWarning() {
  const { values } = useFormikContext<TermsValues>()
  const hasPassed = areHoursPassed(values, today(), getTimeOfDay())
  return <div role="status">{hasPassed ? <Alert tone="warning">{copy.hoursPassed}</Alert> : null}</div>
}
