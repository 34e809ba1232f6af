import { useListCountries } from '@/api/generated/catalogs/catalogs'
import { errors } from '@/copy/errors'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { SegmentedControl } from '@/design-system/components/SegmentedControl/SegmentedControl'
import { Select } from '@/design-system/components/Select/Select'
import { TextField } from '@/design-system/components/TextField/TextField'
import { useFormField } from '@/patterns/form/use-form-field'
import { copy } from './copy'
import { capitals, type PersonValues } from './guest-form'

const { guest } = copy

/** The names, the nationality and the gender of a guest. */
export function PersonFields() {
  const gender = useFormField<PersonValues['gender']>('gender')
  // The form asks for M or F; X is only shown of somebody whom the complex knows so (P2).
  const genders = gender.value === 'X' ? (['M', 'F', 'X'] as const) : (['M', 'F'] as const)
  return (
    <>
      <TextField
        {...useFormField<string>('firstName')}
        label={guest.firstName}
        normalize={capitals}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <TextField
        {...useFormField<string>('lastName')}
        label={guest.lastName}
        normalize={capitals}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <NationalityField />
      <SegmentedControl<PersonValues['gender']>
        {...gender}
        label={guest.gender}
        options={genders.map((value) => ({ value, label: guest.genders[value] }))}
        reservesMessage
        required
      />
    </>
  )
}

function NationalityField() {
  const field = useFormField<string>('nationality')
  const { data, error, isFetching, refetch } = useListCountries()
  const countries = data ?? [{ code: 'AR', name: guest.defaultCountry }]
  return (
    <>
      <Select
        {...field}
        label={guest.nationality}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        required
      />
      {error ? (
        <Alert
          tone="warning"
          isLive
          action={
            <Button size="sm" loading={isFetching} onClick={() => void refetch()}>
              {errors.retry}
            </Button>
          }
        >
          {guest.countriesFailed}
        </Alert>
      ) : null}
    </>
  )
}
