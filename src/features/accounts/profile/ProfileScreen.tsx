import { accountWrites } from '@/api/writes/accounts'
import { useWrite } from '@/api/writes/use-write'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Card } from '@/design-system/components/Card/Card'
import { DescriptionList } from '@/design-system/components/DescriptionList/DescriptionList'
import { Stack } from '@/design-system/components/Stack/Stack'
import { StickyActions } from '@/design-system/components/StickyActions/StickyActions'
import { TextField } from '@/design-system/components/TextField/TextField'
import { FormShell } from '@/patterns/form/FormShell'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { useFormField } from '@/patterns/form/use-form-field'
import { useNotify } from '@/patterns/notify/use-notify'
import { Page } from '@/patterns/page/Page'
import { changeSessionEmail } from '@/session/session-store'
import { useSession } from '@/session/use-session'
import { copy } from './copy'
import { normalizePhone, profileFormSchema, profileServerFields, toContactInput } from './profile-form'

/**
 * `/profile`: the user's name and lots, and the form for the contact details. A user without a lot in the neighbourhood
 * sees a notice instead of the form.
 */
export function ProfileScreen() {
  const { session, neighbourhood, lots, lot } = useSession()
  const { first_name, last_name, email } = session.user
  return (
    <Page
      title={copy.title}
      description={(lot ? copy.description : copy.descriptionWithoutLot)(neighbourhood.name)}
      width="form"
    >
      <Stack gap={5}>
        <Card>
          <DescriptionList
            items={[
              { term: copy.details.name, description: `${first_name} ${last_name}` },
              ...(lots.length > 0
                ? [
                    {
                      term: copy.details.lots,
                      description: lots.map(({ identifier }) => identifier).join(', '),
                    },
                  ]
                : email
                  ? [{ term: copy.email, description: email }]
                  : []),
            ]}
          />
        </Card>
        {lot ? (
          <ProfileForm realPropertyId={neighbourhood.id} personId={lot.person_id} email={email} />
        ) : (
          <Alert>{copy.contactAdministration}</Alert>
        )}
      </Stack>
    </Page>
  )
}

interface ProfileFormProps {
  realPropertyId: number
  personId: number
  email: string | undefined
}

/** The form for the email and the phone. The phone field is empty at first, because the API never returns the phone. */
function ProfileForm({ realPropertyId, personId, email }: ProfileFormProps) {
  const notify = useNotify()
  const updatePerson = useWrite(accountWrites.updatePerson)

  return (
    <FormShell
      draft="profile"
      initialValues={{ email: email ?? '', phone: '' }}
      schema={profileFormSchema}
      serverFields={profileServerFields}
      fallback={copy.errors.unexpected}
      onSubmit={async (values) => {
        const saved = await updatePerson({ rp: realPropertyId, personId, data: toContactInput(values) })
        changeSessionEmail(saved.email)
        notify.success(copy.saved)
      }}
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
