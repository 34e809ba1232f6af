import { useFormikContext } from 'formik'
import { DateField } from '@/design-system/components/DateField/DateField'
import { FieldGroup } from '@/design-system/components/FieldGroup/FieldGroup'
import { Grid } from '@/design-system/components/Grid/Grid'
import { Select } from '@/design-system/components/Select/Select'
import { Stack } from '@/design-system/components/Stack/Stack'
import { TextField } from '@/design-system/components/TextField/TextField'
import { addDays, today } from '@/domain/days'
import { toUppercaseName } from '@/domain/names'
import { useFormField } from '@/patterns/form/use-form-field'
import { useSession } from '@/session/use-session'
import { copy } from './copy'
import type { VehicleValues } from './vehicle-form'

const columnWidth = '14rem'
const decadeInDays = 3653

interface VehicleFieldsProps {
  /** Whether the vehicle already exists. The plate of an existing vehicle is read-only. */
  isExisting: boolean
}

export function VehicleFields({ isExisting }: VehicleFieldsProps) {
  const { carcolor, cartype } = useSession().session
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <PlateField isExisting={isExisting} />
        <Grid minColumn={columnWidth} gap={3}>
          <CatalogField name="type" catalog={cartype} />
          <CatalogField name="color" catalog={carcolor} />
          <BrandFields />
        </Grid>
      </Stack>
      <InsuranceFields />
    </Stack>
  )
}

function PlateField({ isExisting }: VehicleFieldsProps) {
  const field = useFormField<string>('plate')
  return (
    <TextField
      {...field}
      label={copy.plate}
      hint={isExisting && !field.disabled ? copy.plateLocked : undefined}
      disabled={isExisting || field.disabled}
      normalize={toUppercaseName}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      required={!isExisting}
    />
  )
}

/** The fields for the brand and the model. The models are those of the chosen brand and those without `brand_code`. */
function BrandFields() {
  const { carbrand, carmodel } = useSession().session
  const { values } = useFormikContext<VehicleValues>()
  const model = useFormField<string>('model')
  const models = carmodel.filter(({ brand_code = values.brand }) => brand_code === values.brand)
  return (
    <>
      <CatalogField name="brand" catalog={carbrand} onChange={() => model.onChange('')} />
      <CatalogField
        name="model"
        catalog={models}
        placeholder={values.brand === '' ? copy.chooseBrandFirst : undefined}
      />
    </>
  )
}

function InsuranceFields() {
  const { insurance } = useSession().session
  const { values, setFieldValue } = useFormikContext<VehicleValues>()
  return (
    <FieldGroup legend={copy.insurance} size="md">
      <Grid minColumn={columnWidth} gap={3}>
        <CatalogField name="company" catalog={insurance} />
        <TextField
          {...useFormField<string>('policy')}
          label={copy.policy}
          autoComplete="off"
          spellCheck={false}
        />
        <LastDayField name="insuredUntil" required />
        <LastDayField
          name="inspectedUntil"
          initialInvalidText={values.unreadableInspection}
          onInvalidText={(text) => void setFieldValue('unreadableInspection', text)}
        />
      </Grid>
    </FieldGroup>
  )
}

interface CatalogFieldProps {
  name: 'type' | 'color' | 'brand' | 'model' | 'company'
  catalog: readonly { code: string; name: string }[]
  placeholder?: string
  onChange?: () => void
}

function CatalogField({ name, catalog, placeholder = copy.choose, onChange }: CatalogFieldProps) {
  const field = useFormField<string>(name)
  const change = (code: string) => {
    field.onChange(code)
    onChange?.()
  }
  return (
    <Select
      {...field}
      onChange={change}
      label={copy[name]}
      options={catalog.map(({ code, name: label }) => ({ value: code, label }))}
      placeholder={placeholder}
      required
    />
  )
}

interface LastDayFieldProps {
  name: 'insuredUntil' | 'inspectedUntil'
  required?: boolean
  initialInvalidText?: string
  onInvalidText?: (text: string) => void
}

function LastDayField({ name, ...props }: LastDayFieldProps) {
  const day = today()
  return (
    <DateField
      {...useFormField<string>(name)}
      {...props}
      label={copy[name]}
      format="DD/MM/YYYY"
      invalidMessage={copy.errors.notADate}
      calendarLabel={copy.calendar(copy[name])}
      today={day}
      min={addDays(day, -decadeInDays)}
      max={addDays(day, decadeInDays)}
      hasYearMenu
    />
  )
}
