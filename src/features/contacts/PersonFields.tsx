import { useListCountries } from '@/api/generated/catalogs/catalogs'
import { SegmentedControl } from '@/design-system/components/SegmentedControl/SegmentedControl'
import { Select } from '@/design-system/components/Select/Select'
import { Stack } from '@/design-system/components/Stack/Stack'
import { TextField } from '@/design-system/components/TextField/TextField'
import { capitals } from '@/domain/names'
import { useFormField } from '@/patterns/form/use-form-field'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import { copy } from './copy'
import type { PersonValues } from './guest-form'

const { guest } = copy

interface PersonFieldsProps {
  /** Whether the fields are read-only, because the person is already registered. */
  isLocked: boolean
}

/** The names, the nationality and the gender of a person. */
export function PersonFields({ isLocked }: PersonFieldsProps) {
  const gender = useFormField<PersonValues['gender']>('gender')
  // The form offers M and F. X is shown only for a registered person with that value.
  const genders = gender.value === 'X' ? (['M', 'F', 'X'] as const) : (['M', 'F'] as const)
  return (
    <Stack gap={2}>
      <TextField
        {...useFormField<string>('firstName')}
        disabled={isLocked}
        reservesMessage={!isLocked}
        label={guest.firstName}
        normalize={capitals}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <TextField
        {...useFormField<string>('lastName')}
        disabled={isLocked}
        reservesMessage={!isLocked}
        label={guest.lastName}
        normalize={capitals}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <NationalityField isLocked={isLocked} />
      <SegmentedControl<PersonValues['gender']>
        {...gender}
        disabled={isLocked}
        reservesMessage={!isLocked}
        label={guest.gender}
        options={genders.map((value) => ({ value, label: guest.genders[value] }))}
        required
      />
    </Stack>
  )
}

function NationalityField({ isLocked }: PersonFieldsProps) {
  const field = useFormField<string>('nationality')
  const { data, error, isFetching, refetch } = useListCountries()
  const countries = data ?? [{ code: 'AR', name: guest.defaultCountry }]
  return (
    <>
      <Select
        {...field}
        disabled={isLocked}
        reservesMessage={!isLocked}
        label={guest.nationality}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        required
      />
      {error ? (
        <RetryAlert tone="warning" onRetry={() => void refetch()} isRetrying={isFetching}>
          {guest.countriesFailed}
        </RetryAlert>
      ) : null}
    </>
  )
}
