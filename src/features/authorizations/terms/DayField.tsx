import { DateField } from '@/design-system/components/DateField/DateField'
import { today } from '@/domain/days'
import { useFormField } from '@/patterns/form/use-form-field'
import { copy } from './copy'
import { useScheduleChange } from './use-schedule-change'

/** The first or the last day of an authorization. */
export function DayField({ name, label, min }: { name: 'from' | 'to'; label: string; min: string }) {
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
