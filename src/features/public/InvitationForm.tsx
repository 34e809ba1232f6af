import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { AcceptedInvitation } from '../../api/generated/model/acceptedInvitation'
import type { InvitationTerms } from '../../api/generated/model/invitationTerms'
import { useAcceptPublicInvitation } from '../../api/generated/public/public'
import { focusFirstInvalid } from '../../design-system/components/Field/focus-field'
import { Heading } from '../../design-system/components/Heading/Heading'
import { fetchQrAhead } from '../../design-system/components/QrCode/use-qr-matrix'
import { Stack } from '../../design-system/components/Stack/Stack'
import { Text } from '../../design-system/components/Text/Text'
import { CheckedForm } from '../../patterns/form/CheckedForm'
import { SubmitButton } from '../../patterns/form/SubmitButton'
import { useIdempotentRequest } from '../../patterns/form/use-idempotent-request'
import { useNotify } from '../../patterns/notify/use-notify'
import { copy } from './copy'
import { InvitationFields } from './InvitationFields'
import { InvitationRefused } from './InvitationRefused'
import { InvitationTermsCard } from './InvitationTermsCard'
import {
  confirmRefusal,
  emptyInvitation,
  type InvitationValues,
  invitationForm,
  invitationServerFields,
  toAcceptance,
} from './invitation-form'

const words = copy.invitation

/** What came of accepting, and where the email went. */
export interface Registration extends AcceptedInvitation {
  email: string
}

interface InvitationFormProps {
  invitationKey: string
  terms: InvitationTerms
  onRegistered: (registration: Registration) => void
}

/** The invitation and who accepts it. If that fails, what was typed stays below the page that says so (P2). */
export function InvitationForm({ invitationKey, terms, onRegistered }: InvitationFormProps) {
  const { request, send } = useIdempotentRequest()
  const accept = useAcceptPublicInvitation({ request })
  const notify = useNotify()
  const [failure, setFailure] = useState<{ error: unknown; dismissToast: () => void }>()
  const page = useRef<HTMLDivElement>(null)

  const register = async (values: InvitationValues) => {
    const data = toAcceptance(values)
    // The code is drawn at once, also where the connection is gone by then.
    fetchQrAhead()
    try {
      const accepted = await send(data, () => accept.mutateAsync({ id: invitationKey, data }))
      notify.success(accepted.message)
      onRegistered({ ...accepted, email: data.email })
    } catch (error) {
      setFailure({ error, dismissToast: notify.error(words.refused.toast) })
      throw error
    }
  }

  const goBack = () => {
    failure?.dismissToast()
    flushSync(() => setFailure(undefined))
    window.scrollTo(0, 0)
    if (page.current && !focusFirstInvalid(page.current)) page.current.querySelector('h1')?.focus()
  }

  return (
    <>
      {failure ? <InvitationRefused error={failure.error} onBack={goBack} /> : null}
      <Stack gap={6} hidden={failure !== undefined} ref={page}>
        <Stack gap={2}>
          <Heading level={1} tabIndex={-1}>
            {words.heading(terms.real_property.name)}
          </Heading>
          <Text tone="muted">{words.intro}</Text>
        </Stack>
        <InvitationTermsCard terms={terms} />
        <Stack as="section" gap={4} aria-label={words.form.label}>
          <Heading level={2}>{words.form.label}</Heading>
          <CheckedForm
            initialValues={emptyInvitation}
            schema={invitationForm}
            serverFields={invitationServerFields}
            onSubmit={register}
          >
            {({ values, isValid }) => (
              <>
                <InvitationFields />
                <SubmitButton stretch disabledReason={confirmRefusal(values, isValid)}>
                  {words.form.confirm}
                </SubmitButton>
              </>
            )}
          </CheckedForm>
        </Stack>
      </Stack>
    </>
  )
}
