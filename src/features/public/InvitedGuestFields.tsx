import { useFormikContext } from 'formik'
import { DateField } from '@/design-system/components/DateField/DateField'
import { Grid } from '@/design-system/components/Grid/Grid'
import { Stack } from '@/design-system/components/Stack/Stack'
import { TextField } from '@/design-system/components/TextField/TextField'
import { today } from '@/domain/days'
import { useFormField } from '@/patterns/form/use-form-field'
import { copy } from './copy'
import { earliestBirthDay, nameLimit } from './invitation-form'

const words = copy.invitation.form

/** The fields of the guest's data. The browser can autofill most of them. */
export function InvitedGuestFields() {
  return (
    <Stack gap={2}>
      <Grid minColumn="14rem" gap={2}>
        <TextField
          {...useFormField<string>('invite_first_name')}
          label={words.firstName}
          autoComplete="given-name"
          autoCapitalize="words"
          maxLength={nameLimit}
          required
        />
        <TextField
          {...useFormField<string>('invite_last_name')}
          label={words.lastName}
          autoComplete="family-name"
          autoCapitalize="words"
          maxLength={nameLimit}
          required
        />
      </Grid>
      <TextField
        {...useFormField<string>('invite_id_number')}
        label={words.idNumber}
        hint={words.idNumberHint}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <TextField
        {...useFormField<string>('invite_email')}
        label={words.email}
        hint={words.emailHint}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <TextField
        {...useFormField<string>('invite_mobile_phone_number')}
        label={words.phone}
        hint={words.phoneHint}
        type="tel"
        autoComplete="tel-national"
      />
      <BirthField />
    </Stack>
  )
}

function BirthField() {
  const { setFieldValue } = useFormikContext()
  return (
    <DateField
      {...useFormField<string>('invite_date_of_birth')}
      label={words.birth}
      hint={words.birthHint}
      invalidMessage={copy.invitation.errors.birthForm}
      onInvalidText={(text) => void setFieldValue('unreadableBirth', text)}
      calendarLabel={words.birthCalendar}
      today={today()}
      min={earliestBirthDay}
      max={today()}
      hasYearMenu
    />
  )
}
