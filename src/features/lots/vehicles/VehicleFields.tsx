import { useFormikContext } from 'formik'
import { Grid } from '@/design-system/components/Grid/Grid'
import { Select } from '@/design-system/components/Select/Select'
import { Stack } from '@/design-system/components/Stack/Stack'
import { TextField } from '@/design-system/components/TextField/TextField'
import { capitals } from '@/domain/names'
import { useFormField } from '@/patterns/form/use-form-field'
import { useSession } from '@/session/use-session'
import { copy } from './copy'
import { VehicleInsuranceFields } from './VehicleInsuranceFields'
import type { VehicleValues } from './vehicle-form'

const words = copy.form
const columnWidth = '14rem'

interface VehicleFieldsProps {
  /** Whether the vehicle exists already, so that its plate is read-only. */
  isKnown: boolean
}

/** The data and the insurance of a vehicle. */
export function VehicleFields({ isKnown }: VehicleFieldsProps) {
  const { carcolor, cartype } = useSession().session
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <PlateField isKnown={isKnown} />
        <Grid minColumn={columnWidth} gap={3}>
          <CatalogField name="type" label={words.type} catalog={cartype} />
          <CatalogField name="color" label={words.color} catalog={carcolor} />
          <BrandFields />
        </Grid>
      </Stack>
      <VehicleInsuranceFields minColumn={columnWidth} />
    </Stack>
  )
}

function PlateField({ isKnown }: VehicleFieldsProps) {
  const field = useFormField<string>('plate')
  return (
    <TextField
      {...field}
      label={words.plate}
      hint={isKnown && !field.disabled ? words.plateLocked : undefined}
      disabled={isKnown || field.disabled}
      normalize={capitals}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      required={!isKnown}
    />
  )
}

/** The brand, and the models of that brand. */
function BrandFields() {
  const { carbrand, carmodel } = useSession().session
  const { values } = useFormikContext<VehicleValues>()
  const brand = useFormField<string>('brand')
  const model = useFormField<string>('model')
  const models = carmodel.filter(({ brand_code = values.brand }) => brand_code === values.brand)
  const changeBrand = (code: string) => {
    brand.onChange(code)
    model.onChange('')
  }
  return (
    <>
      <Select
        {...brand}
        onChange={changeBrand}
        label={words.brand}
        options={optionsOf(carbrand)}
        placeholder={words.choose}
        required
      />
      <Select
        {...model}
        label={words.model}
        options={optionsOf(models)}
        placeholder={values.brand === '' ? words.modelFirstBrand : words.choose}
        required
      />
    </>
  )
}

type Catalog = readonly { code: string; name: string }[]

const optionsOf = (catalog: Catalog) => catalog.map(({ code, name }) => ({ value: code, label: name }))

interface CatalogFieldProps {
  name: keyof VehicleValues
  label: string
  catalog: Catalog
}

function CatalogField({ name, label, catalog }: CatalogFieldProps) {
  return (
    <Select
      {...useFormField<string>(name)}
      label={label}
      options={optionsOf(catalog)}
      placeholder={words.choose}
      required
    />
  )
}
