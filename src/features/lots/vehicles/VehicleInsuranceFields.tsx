import { useFormikContext } from 'formik'
import { DateField } from '@/design-system/components/DateField/DateField'
import { FieldGroup } from '@/design-system/components/FieldGroup/FieldGroup'
import { Grid } from '@/design-system/components/Grid/Grid'
import { Select } from '@/design-system/components/Select/Select'
import { TextField } from '@/design-system/components/TextField/TextField'
import { addDays, today } from '@/domain/days'
import { useFormField } from '@/patterns/form/use-form-field'
import { useSession } from '@/session/use-session'
import { copy } from './copy'

const words = copy.form
const decadeInDays = 3653

/** The insurance of a vehicle and its optional technical inspection. */
export function VehicleInsuranceFields({ minColumn }: { minColumn: string }) {
  const { insurance } = useSession().session
  const { setFieldValue } = useFormikContext()
  return (
    <FieldGroup legend={words.insurance} size="md">
      <Grid minColumn={minColumn} gap={3}>
        <Select
          {...useFormField<string>('company')}
          label={words.company}
          options={insurance.map(({ code, name }) => ({ value: code, label: name }))}
          placeholder={words.choose}
          required
        />
        <TextField
          {...useFormField<string>('policy')}
          label={words.policy}
          autoComplete="off"
          spellCheck={false}
        />
        <LastDayField name="insuredUntil" label={words.insuredUntil} required />
        <LastDayField
          name="inspectedUntil"
          label={words.inspectedUntil}
          onInvalidText={(text) => void setFieldValue('unreadableInspection', text)}
        />
      </Grid>
    </FieldGroup>
  )
}

interface LastDayFieldProps {
  name: 'insuredUntil' | 'inspectedUntil'
  label: string
  required?: boolean
  onInvalidText?: (text: string) => void
}

function LastDayField({ name, label, required, onInvalidText }: LastDayFieldProps) {
  const day = today()
  return (
    <DateField
      {...useFormField<string>(name)}
      label={label}
      format="DD/MM/YYYY"
      invalidMessage={copy.errors.notADate}
      onInvalidText={onInvalidText}
      calendarLabel={words.calendar(label)}
      today={day}
      min={addDays(day, -decadeInDays)}
      max={addDays(day, decadeInDays)}
      hasYearMenu
      required={required}
    />
  )
}
