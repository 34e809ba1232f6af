import { useFormikContext } from 'formik'
import { use } from 'react'
import type { AcceptedInvitation } from '@/api/generated/model/acceptedInvitation'
import { publicWrites } from '@/api/writes/public'
import { WriteSenderContext } from '@/api/writes/write-sender'
import { DateField } from '@/design-system/components/DateField/DateField'
import { Grid } from '@/design-system/components/Grid/Grid'
import { Stack } from '@/design-system/components/Stack/Stack'
import { TextField } from '@/design-system/components/TextField/TextField'
import { today } from '@/domain/days'
import { CheckedForm } from '@/patterns/form/CheckedForm'
import { formDrafts } from '@/patterns/form/form-drafts'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { useFormField } from '@/patterns/form/use-form-field'
import { invitationCopy } from './invitation-copy'
import {
  describeUnreadableBirth,
  earliestBirthDay,
  emptyInvitation,
  getConfirmRefusal,
  type InvitationValues,
  invitationFormSchema,
  invitationServerFields,
  nameLimit,
  toAcceptance,
} from './invitation-form'
import { loadRegisteredPart, RegisteredPart } from './registered-part'

const words = invitationCopy.form

export interface Registration extends AcceptedInvitation {
  name: string
  email: string
}

interface GuestFormProps {
  invitationKey: string
  onRegistered: (registration: Registration) => void
  onFailed: (error: unknown) => void
}

/** The form shows no general errors, because `RegistrationFailed` replaces the form and shows them. */
const describeNothing = () => []

export function GuestForm({ invitationKey, onRegistered, onFailed }: GuestFormProps) {
  const sendWrite = use(WriteSenderContext)

  const register = async (values: InvitationValues) => {
    const data = toAcceptance(values)
    try {
      // The result loads before the request, because the connection may fail afterwards.
      const { fetchQrAhead } = await loadRegisteredPart()
      await RegisteredPart.preload()
      fetchQrAhead()
      // Without a result, the guest was registered by an earlier call, and the entry code is only in the email.
      const acceptedInvitation = (await sendWrite(publicWrites.acceptPublicInvitation, {
        id: invitationKey,
        data,
      })) ?? { message: words.registered }
      onRegistered({ ...acceptedInvitation, name: `${data.first_name} ${data.last_name}`, email: data.email })
    } catch (error) {
      onFailed(error)
      // The form also needs the error: the form shows the field errors when the guest returns.
      throw error
    }
  }

  return (
    <CheckedForm
      draft="guest"
      drafts={formDrafts}
      initialValues={emptyInvitation}
      schema={invitationFormSchema}
      serverFields={invitationServerFields}
      describe={describeNothing}
      onSubmit={register}
    >
      {({ values, isValid }) => (
        <>
          <InvitedGuestFields />
          <SubmitButton stretch marksFieldsOnPress disabledReason={getConfirmRefusal(values, isValid)}>
            {words.confirm}
          </SubmitButton>
        </>
      )}
    </CheckedForm>
  )
}

const nameInput = { autoCapitalize: 'words', maxLength: nameLimit, required: true }

function InvitedGuestFields() {
  return (
    <Stack gap={2}>
      <Grid minColumn="14rem" gap={2}>
        <TextField
          {...useFormField<string>('invite_first_name')}
          {...nameInput}
          label={words.firstName}
          autoComplete="given-name"
        />
        <TextField
          {...useFormField<string>('invite_last_name')}
          {...nameInput}
          label={words.lastName}
          autoComplete="family-name"
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
  const { values, setFieldValue } = useFormikContext<InvitationValues>()
  return (
    <DateField
      {...useFormField<string>('invite_date_of_birth')}
      label={words.birth}
      hint={words.birthHint}
      invalidMessage={describeUnreadableBirth(values.unreadableBirth)}
      initialInvalidText={values.unreadableBirth}
      onInvalidText={(text) => void setFieldValue('unreadableBirth', text)}
      calendarLabel={words.birthCalendar}
      today={today()}
      min={earliestBirthDay}
      max={today()}
      hasYearMenu
    />
  )
}
