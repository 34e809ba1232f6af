import { DateField } from '@/design-system/components/DateField/DateField'
import { addDays, type Day, today } from '@/domain/days'
import { useFormField } from '@/patterns/form/use-form-field'
import { copy } from './copy'

const tenYearsInDays = 3653

interface TermFieldProps {
  name: string
  label: string
  /** The first day that can be chosen; the default is ten years before today. */
  min?: Day
  disabled?: boolean
}

/** The field for the first or last day of a policy or background check, at most ten years after today. */
export function TermField({ name, label, min, disabled }: TermFieldProps) {
  const field = useFormField<string>(name)
  const day = today()
  return (
    <DateField
      {...field}
      disabled={disabled || field.disabled}
      label={label}
      invalidMessage={copy.errors.notADate}
      calendarLabel={copy.calendar(label)}
      today={day}
      min={min ?? addDays(day, -tenYearsInDays)}
      max={addDays(day, tenYearsInDays)}
      hasYearMenu
      required
    />
  )
}
