import type { Gender } from '@/api/generated/model/gender'
import { countries as countryWords } from '@/copy/countries'
import { Grid } from '@/design-system/components/Grid/Grid'
import { SegmentedControl } from '@/design-system/components/SegmentedControl/SegmentedControl'
import { Select } from '@/design-system/components/Select/Select'
import { Stack } from '@/design-system/components/Stack/Stack'
import { TextField } from '@/design-system/components/TextField/TextField'
import { normalizeDocumentNumber } from '@/domain/documents'
import { capitals } from '@/domain/names'
import { useCountries } from '@/patterns/countries/use-countries'
import { useFormField } from '@/patterns/form/use-form-field'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import { copy } from './copy'

const words = copy.new
const genders = (['M', 'F', 'X'] as const).map((value) => ({ value, label: words.genders[value] }))

interface ManagerIdentityFieldsProps {
  /** Whether the fields are read-only, because the neighbourhood knows the person. */
  isLocked: boolean
}

/** Document, names, gender and nationality of a person. */
export function ManagerIdentityFields({ isLocked }: ManagerIdentityFieldsProps) {
  const document = useFormField<string>('idNumber')
  return (
    <Stack gap={isLocked ? 4 : 2}>
      <TextField
        {...document}
        label={words.idNumber}
        hint={isLocked ? undefined : words.idNumberHint}
        disabled={isLocked || document.disabled}
        reservesMessage={!isLocked}
        normalize={isLocked ? undefined : normalizeDocumentNumber}
        inputMode="numeric"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required={!isLocked}
      />
      <Grid minColumn="12rem" gap={isLocked ? 4 : 2}>
        <NameField name="firstName" label={words.firstName} isLocked={isLocked} />
        <NameField name="lastName" label={words.lastName} isLocked={isLocked} />
      </Grid>
      <GenderField isLocked={isLocked} />
      <NationalityField isLocked={isLocked} />
    </Stack>
  )
}

interface NameFieldProps extends ManagerIdentityFieldsProps {
  name: 'firstName' | 'lastName'
  label: string
}

function NameField({ name, label, isLocked }: NameFieldProps) {
  const field = useFormField<string>(name)
  return (
    <TextField
      {...field}
      label={label}
      disabled={isLocked || field.disabled}
      reservesMessage={!isLocked}
      // Known values keep their spelling.
      normalize={isLocked ? undefined : capitals}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      required={!isLocked}
    />
  )
}

function GenderField({ isLocked }: ManagerIdentityFieldsProps) {
  const field = useFormField<Gender | ''>('gender')
  return (
    <SegmentedControl<Gender | ''>
      {...field}
      label={words.gender}
      options={genders}
      disabled={isLocked || field.disabled}
      reservesMessage={!isLocked}
      required={!isLocked}
    />
  )
}

function NationalityField({ isLocked }: ManagerIdentityFieldsProps) {
  const field = useFormField<string>('nationality')
  const countries = useCountries()
  return (
    <>
      <Select
        {...field}
        label={words.nationality}
        options={countries.nationalitiesWith(field.value)}
        placeholder={words.nationalityChoose}
        isClearable
        disabled={isLocked || field.disabled}
        reservesMessage={!isLocked}
        required={!isLocked}
      />
      {countries.hasFailed ? (
        <RetryAlert tone="warning" onRetry={countries.retry} isRetrying={countries.isRetrying}>
          {countryWords.failed}
        </RetryAlert>
      ) : null}
    </>
  )
}
