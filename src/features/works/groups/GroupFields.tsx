import { useFormikContext } from 'formik'
import type { GroupAuthorization } from '@/api/generated/model/groupAuthorization'
import { weekdayWords } from '@/copy/weekdays'
import { Checkbox } from '@/design-system/components/Checkbox/Checkbox'
import { DateField } from '@/design-system/components/DateField/DateField'
import { Grid } from '@/design-system/components/Grid/Grid'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { TextArea } from '@/design-system/components/TextArea/TextArea'
import { TextField } from '@/design-system/components/TextField/TextField'
import { TimeField } from '@/design-system/components/TimeField/TimeField'
import { WeekdayPicker } from '@/design-system/components/WeekdayPicker/WeekdayPicker'
import { formatDay, getLatestDay, today } from '@/domain/days'
import type { Weekday } from '@/domain/weekdays'
import { useFormField } from '@/patterns/form/use-form-field'
import { useWork } from '../detail/use-work'
import { copy } from './copy'
import { type GroupValues, groupLimits, workdays } from './group-form'

const { form: words } = copy
const { earliest, latest, step } = groupLimits
const timeProps = { min: earliest, max: latest, step, placeholder: words.time, required: true }

export function GroupFields({ group }: { group: GroupAuthorization | undefined }) {
  return (
    <>
      <TextField
        {...useFormField<string>('name')}
        label={words.name}
        maxLength={groupLimits.name}
        autoComplete="off"
        required
      />
      <PeriodFields hasEnded={group !== undefined && group.preauthorization.to_date < today()} />
      <WeekFields />
      <Grid minColumn="12rem" gap={3}>
        <TimeField {...useFormField<string>('start')} {...timeProps} label={words.start} />
        <TimeField {...useFormField<string>('end')} {...timeProps} label={words.end} />
      </Grid>
      <TextArea
        {...useFormField<string>('description')}
        label={words.description}
        rows={2}
        maxLength={groupLimits.description}
        formatCounter={words.counter}
      />
      {group ? <ActiveField /> : null}
    </>
  )
}

/**
 * The fields for the first and last day of a group. Both days must lie within the dates of the work. Once the group has
 * ended, its first day is read-only.
 */
function PeriodFields({ hasEnded }: { hasEnded: boolean }) {
  const { start_date, end_date } = useWork().work
  const { values } = useFormikContext<GroupValues>()
  const commonProps = { invalidMessage: words.notADate, today: today(), max: end_date, required: true }
  const from = useFormField<string>('from')
  const to = useFormField<string>('to')
  return (
    <Stack gap={2}>
      <Text size="sm" tone="muted">
        {words.range(formatDay(start_date), formatDay(end_date))}
        {hasEnded ? ` ${words.fromLocked}` : null}
      </Text>
      <Grid minColumn="12rem" gap={3}>
        <DateField
          {...commonProps}
          {...from}
          disabled={from.disabled || hasEnded}
          label={words.from}
          calendarLabel={words.calendar(words.from)}
          min={start_date}
        />
        <DateField
          {...commonProps}
          {...to}
          label={words.to}
          calendarLabel={words.calendar(words.to)}
          min={getLatestDay(values.from || start_date, today())}
        />
      </Grid>
    </Stack>
  )
}

function WeekFields() {
  const field = useFormField<Weekday[]>('weekdays')
  return (
    <Stack gap={2}>
      <WeekdayPicker
        {...field}
        label={words.weekdays}
        labels={weekdayWords}
        availableDays={workdays}
        unavailableReason={words.notOnWeekends}
        required
      />
      <Checkbox
        name="allDays"
        label={words.allDays}
        value={workdays.every((day) => field.value.includes(day))}
        onChange={(isAll) => field.onChange(isAll ? [...workdays] : [])}
        disabled={field.disabled}
      />
    </Stack>
  )
}

function ActiveField() {
  return <Checkbox {...useFormField<boolean>('isActive')} label={words.active} hint={words.activeHint} />
}
