import { useFormikContext } from 'formik'
import { weekdayWords } from '@/copy/weekdays'
import { Checkbox } from '@/design-system/components/Checkbox/Checkbox'
import { DateField } from '@/design-system/components/DateField/DateField'
import { Grid } from '@/design-system/components/Grid/Grid'
import { SegmentedControl } from '@/design-system/components/SegmentedControl/SegmentedControl'
import { Stack } from '@/design-system/components/Stack/Stack'
import { WeekdayPicker } from '@/design-system/components/WeekdayPicker/WeekdayPicker'
import { getLatestDay, today } from '@/domain/days'
import type { Weekday } from '@/domain/weekdays'
import { useForm } from '@/patterns/form/form-context'
import { useFormField } from '@/patterns/form/use-form-field'
import { copy } from './copy'
import { changeSchedule, resolveWeekdays, type TermsValues } from './terms-values'

/** The days of an authorization: a single day, or several days with their weekdays. */
export function DayFields() {
  const { values } = useFormikContext<TermsValues>()
  const change = useScheduleChange()
  const isSeveral = values.days === 'several'
  return (
    <Stack gap={3}>
      <SegmentedControl
        {...useFormField<TermsValues['days']>('days')}
        onChange={(days) => change({ days })}
        label={copy.days.label}
        isLabelHidden
        options={[
          { value: 'single', label: copy.days.single },
          { value: 'several', label: copy.days.several },
        ]}
      />
      <Grid minColumn="14rem" gap={3}>
        <DayField name="from" label={copy.from} min={today()} />
        {isSeveral ? <DayField name="to" label={copy.to} min={getLatestDay(values.from, today())} /> : null}
      </Grid>
      {isSeveral ? <WeekFields /> : null}
    </Stack>
  )
}

function DayField({ name, label, min }: { name: 'from' | 'to'; label: string; min: string }) {
  const change = useScheduleChange()
  return (
    <DateField
      {...useFormField<string>(name)}
      onChange={(day) => change({ [name]: day })}
      label={label}
      calendarLabel={copy.calendar(label)}
      invalidMessage={copy.notADate}
      today={today()}
      min={min}
      required
    />
  )
}

function WeekFields() {
  const { values } = useFormikContext<TermsValues>()
  const change = useScheduleChange()
  const week = useFormField<TermsValues['week']>('week')
  const weekdays = useFormField<Weekday[]>('weekdays')
  const weekend = useFormField<boolean>('isWeekendFiltered')
  return (
    <>
      <SegmentedControl
        {...week}
        onChange={(value) => change({ week: value })}
        label={copy.week.label}
        isLabelHidden
        options={[
          { value: 'all', label: copy.week.all },
          { value: 'some', label: copy.week.some },
        ]}
      />
      {values.week === 'some' ? (
        <>
          <WeekdayPicker
            {...weekdays}
            onChange={(days) => change({ weekdays: days })}
            label={copy.weekdays.label}
            labels={weekdayWords}
            availableDays={resolveWeekdays(values).available}
            unavailableReason={
              values.isWeekendFiltered ? copy.weekdays.weekendLeftOut : copy.weekdays.outOfRange
            }
            required
          />
          <Checkbox
            {...weekend}
            label={copy.weekend}
            onChange={(isWeekendFiltered) => change({ isWeekendFiltered })}
          />
        </>
      ) : null}
    </>
  )
}

/** Returns a function that applies a change to the schedule and removes the backend's errors about the changed inputs. */
function useScheduleChange() {
  const { setValues } = useFormikContext<TermsValues>()
  const { forgetServerError } = useForm()
  return (patch: Parameters<typeof changeSchedule>[1]) => {
    for (const name of Object.keys(patch)) forgetServerError(name)
    void setValues((values) => changeSchedule(values, patch, today()))
  }
}
