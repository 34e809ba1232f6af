import { useUpdatePerson } from '@/api/generated/accounts/accounts'
import { Stack } from '@/design-system/components/Stack/Stack'
import { StickyActions } from '@/design-system/components/StickyActions/StickyActions'
import { TextField } from '@/design-system/components/TextField/TextField'
import { FormShell } from '@/patterns/form/FormShell'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { useFormField } from '@/patterns/form/use-form-field'
import { useIdempotentMutation } from '@/patterns/form/use-idempotent-request'
import { useNotify } from '@/patterns/notify/use-notify'
import { changeSessionEmail } from '@/session/session-store'
import { copy } from './copy'
import {
  normalizePhone,
  type ProfileValues,
  profileForm,
  profileServerFields,
  toContactInput,
} from './profile-form'

interface ProfileFormProps {
  realPropertyId: number
  personId: number
  email: string | undefined
}

/** The phone starts empty, because the API does not return it. */
export function ProfileForm({ realPropertyId, personId, email }: ProfileFormProps) {
  const notify = useNotify()
  const updatePerson = useIdempotentMutation(useUpdatePerson)

  const save = async (values: ProfileValues) => {
    const saved = await updatePerson({ rp: realPropertyId, personId, data: toContactInput(values) })
    changeSessionEmail(saved.email)
    notify.success(copy.saved)
  }

  return (
    <FormShell
      initialValues={{ email: email ?? '', phone: '' }}
      schema={profileForm}
      serverFields={profileServerFields}
      fallback={copy.errors.unexpected}
      onSubmit={save}
    >
      <ContactFields />
      <StickyActions>
        <SubmitButton>{copy.save}</SubmitButton>
      </StickyActions>
    </FormShell>
  )
}

function ContactFields() {
  return (
    <Stack gap={2}>
      <TextField
        {...useFormField<string>('email')}
        type="email"
        label={copy.email}
        hint={copy.emailHint}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <TextField
        {...useFormField<string>('phone')}
        type="tel"
        label={copy.phone}
        hint={copy.phoneHint}
        normalize={normalizePhone}
        inputMode="tel"
        autoComplete="tel-national"
        required
      />
    </Stack>
  )
}
