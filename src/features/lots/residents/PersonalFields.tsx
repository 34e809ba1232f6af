import { countries as countryWords } from '@/copy/countries'
import { DateField } from '@/design-system/components/DateField/DateField'
import { Grid } from '@/design-system/components/Grid/Grid'
import { SegmentedControl } from '@/design-system/components/SegmentedControl/SegmentedControl'
import { Select } from '@/design-system/components/Select/Select'
import { Stack } from '@/design-system/components/Stack/Stack'
import { today } from '@/domain/days'
import { useCountries } from '@/patterns/countries/use-countries'
import { useFormField } from '@/patterns/form/use-form-field'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import { copy } from './copy'
import { getEarliestBirthDay, type ResidentValues } from './resident-form'

const words = copy.fields

export function PersonalFields() {
  const countries = useCountries()
  const nationality = useFormField<string>('nationality')
  const gender = useFormField<ResidentValues['gender']>('gender')
  // The form offers M and F. X is shown only for a registered person with the gender X.
  const genders = gender.value === 'X' ? (['M', 'F', 'X'] as const) : (['M', 'F'] as const)
  return (
    <Stack gap={2}>
      <Grid minColumn="14rem" gap={3}>
        <DateField
          {...useFormField<string>('birthDate')}
          label={words.birthDate}
          calendarLabel={words.birthCalendar}
          invalidMessage={copy.errors.date}
          format="DD/MM/YYYY"
          today={today()}
          min={getEarliestBirthDay(today())}
          max={today()}
          hasYearMenu
          required
        />
        <Select
          {...nationality}
          label={words.nationality}
          options={countries.listNationalities(nationality.value)}
          required
        />
      </Grid>
      {countries.hasFailed ? (
        <RetryAlert tone="warning" onRetry={countries.retry} isRetrying={countries.isRetrying}>
          {countryWords.failed}
        </RetryAlert>
      ) : null}
      <SegmentedControl<ResidentValues['gender']>
        {...gender}
        label={words.gender}
        options={genders.map((value) => ({ value, label: words.genders[value] }))}
        reservesMessageLine
        required
      />
    </Stack>
  )
}
