import type { AcceptedInvitation } from '@/api/generated/model/acceptedInvitation'
import { useAcceptPublicInvitation } from '@/api/generated/public/public'
import { fetchQrAhead } from '@/design-system/components/QrCode/use-qr-matrix'
import { CheckedForm } from '@/patterns/form/CheckedForm'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { useIdempotentRequest } from '@/patterns/form/use-idempotent-request'
import { copy } from './copy'
import { InvitedGuestFields } from './InvitedGuestFields'
import {
  confirmRefusal,
  emptyInvitation,
  type InvitationValues,
  invitationForm,
  invitationServerFields,
  toAcceptance,
} from './invitation-form'

/** What came of accepting, who it was, and where the email went. */
export interface Registration extends AcceptedInvitation {
  name: string
  email: string
}

interface GuestFormProps {
  invitationKey: string
  onRegistered: (registration: Registration) => void
  onRefused: (error: unknown) => void
}

/** What is wrong with the request as a whole is told by the view that takes the form's place. */
const noFormErrors = () => []

/** Who accepts the invitation. */
export function GuestForm({ invitationKey, onRegistered, onRefused }: GuestFormProps) {
  const { request, send } = useIdempotentRequest()
  const accept = useAcceptPublicInvitation({ request })

  const register = async (values: InvitationValues) => {
    const data = toAcceptance(values)
    // The code is drawn at once, also where the connection is gone by then.
    fetchQrAhead()
    try {
      const accepted = await send(data, () => accept.mutateAsync({ id: invitationKey, data }))
      onRegistered({ ...accepted, name: `${data.first_name} ${data.last_name}`, email: data.email })
    } catch (error) {
      onRefused(error)
      // What is said of a field stands at the field for who goes back.
      throw error
    }
  }

  return (
    <CheckedForm
      initialValues={emptyInvitation}
      schema={invitationForm}
      serverFields={invitationServerFields}
      describe={noFormErrors}
      onSubmit={register}
    >
      {({ values, isValid }) => (
        <>
          <InvitedGuestFields />
          <SubmitButton stretch disabledReason={confirmRefusal(values, isValid)}>
            {copy.invitation.form.confirm}
          </SubmitButton>
        </>
      )}
    </CheckedForm>
  )
}
