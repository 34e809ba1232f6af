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

/** An accepted invitation with the guest's name and email address. */
export interface Registration extends AcceptedInvitation {
  name: string
  email: string
}

interface GuestFormProps {
  invitationKey: string
  onRegistered: (registration: Registration) => void
  onRefused: (error: unknown) => void
}

/** The form shows no general errors, because `InvitationRefused` replaces the form and shows them. */
const noFormErrors = () => []

/** The form in which a guest accepts an invitation. */
export function GuestForm({ invitationKey, onRegistered, onRefused }: GuestFormProps) {
  const { request, send } = useIdempotentRequest()
  const accept = useAcceptPublicInvitation({ request })

  const register = async (values: InvitationValues) => {
    const data = toAcceptance(values)
    // The QR library loads now, so that the code can be drawn even if the connection is lost.
    fetchQrAhead()
    try {
      const accepted = await send(data, () => accept.mutateAsync({ id: invitationKey, data }))
      onRegistered({ ...accepted, name: `${data.first_name} ${data.last_name}`, email: data.email })
    } catch (error) {
      onRefused(error)
      // The form needs the error to show the API's field errors to a guest who returns to the form.
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
