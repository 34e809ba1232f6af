import { type FormikProps, useFormikContext } from 'formik'
import { Copy, Ellipsis } from 'lucide-react'
import { useState } from 'react'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import { fullInvitation, withoutGuests } from '@/copy/authorizations'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { FieldGroup } from '@/design-system/components/FieldGroup/FieldGroup'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Menu } from '@/design-system/components/Menu/Menu'
import { NumberField } from '@/design-system/components/NumberField/NumberField'
import { Stack } from '@/design-system/components/Stack/Stack'
import { TextField } from '@/design-system/components/TextField/TextField'
import { isFullInvitation } from '@/domain/authorizations'
import { today } from '@/domain/days'
import { useRefusals } from '@/patterns/access/use-refusals'
import { listErrors } from '@/patterns/form/form-errors'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { useFormField } from '@/patterns/form/use-form-field'
import { copy as share } from '../share/copy'
import { buildShareItems } from '../share/share-items'
import { useSharing } from '../share/use-sharing'
import type { FormProps } from '../terms/FormScreen'
import { TermsForm } from '../terms/TermsForm'
import { copy } from './copy'
import { GuestsField } from './GuestsField'
import {
  copyInvitationValues,
  createHostInvitationSchema,
  createInvitationValues,
  type HostInvitationValues,
  hostInvitationServerFields,
  invitationLimits,
  toInvitationValues,
} from './invitation-form'
import { ListedGuestsField } from './ListedGuestsField'
import { useConfirmedCount } from './use-confirmed-count'

export function InvitationForm(props: FormProps<HostInvitationValues>) {
  const { authorization: invitation, reusedAuthorization, onSubmit } = props
  const [initialValues] = useState(() => {
    if (invitation) return toInvitationValues(invitation)
    return reusedAuthorization
      ? copyInvitationValues(reusedAuthorization.authorization, today())
      : createInvitationValues(today())
  })
  const originalFrom = invitation?.from_date
  const [schema] = useState(() => createHostInvitationSchema({ today, originalFrom }))
  const refusal = useRefusals()('invitation.edit', invitation)

  return (
    <TermsForm
      initialValues={initialValues}
      schema={schema}
      serverFields={hostInvitationServerFields}
      failureMessage={invitation ? copy.errors.edit : copy.errors.create}
      authorization={invitation}
      notices={
        refusal === undefined ? (
          <Stack gap={3}>
            <Alert action={invitation ? <ShareInvitation invitation={invitation} /> : undefined}>
              {copy.banner}
            </Alert>
            {invitation ? <NoGuestsWarning invitation={invitation} /> : null}
          </Stack>
        ) : null
      }
      subject={
        <FieldGroup legend={copy.sections.subject}>
          <InvitationFields invitation={invitation} />
        </FieldGroup>
      }
      people={
        <FieldGroup legend={invitation ? copy.sections.guests : copy.sections.list}>
          {invitation ? <GuestsField invitation={invitation} /> : null}
          <ListedGuestsField invitation={invitation} />
        </FieldGroup>
      }
      actions={(form) => (
        <SubmitButton disabledReason={refusal ?? findSubmitBlocker(form, reusedAuthorization !== undefined)}>
          {copy.save}
        </SubmitButton>
      )}
      onSubmit={onSubmit}
    />
  )
}

/**
 * Returns the reason why the form cannot be saved: the first error, or that nothing has changed; undefined if the form
 * can be saved. A new invitation that copies another invitation can be saved without a change.
 */
const findSubmitBlocker = (
  { errors, dirty }: FormikProps<HostInvitationValues>,
  isReused: boolean,
): string | undefined => listErrors(errors)[0]?.message ?? (dirty || isReused ? undefined : copy.unchanged)

/** Warns that an invitation without confirmed guests has no effect. */
function NoGuestsWarning({ invitation }: { invitation: AuthorizationDetail }) {
  return useConfirmedCount(invitation) > 0 ? null : <Alert tone="danger">{withoutGuests}</Alert>
}

/** The actions that share the message of a saved invitation. Unsaved changes or a missing message disable them. */
function ShareInvitation({ invitation }: { invitation: AuthorizationDetail }) {
  const { dirty } = useFormikContext()
  // In the contract, the message of a loaded invitation is optional.
  const { message = '' } = invitation
  const sharing = useSharing({
    message: isFullInvitation(invitation) ? fullInvitation.message(message) : message,
    authorization: invitation,
  })
  const reason = dirty ? copy.share.unsaved : message === '' ? copy.share.withoutMessage : undefined
  return (
    <Inline gap={1}>
      <Button
        size="sm"
        icon={<Copy size={20} aria-hidden="true" />}
        disabledReason={reason}
        onClick={() => void sharing.copyMessage()}
      >
        {share.share}
      </Button>
      <Menu
        label={share.more}
        isLabelHidden
        avatar={<Ellipsis size={20} aria-hidden="true" />}
        items={buildShareItems(sharing, reason)}
      />
    </Inline>
  )
}

function InvitationFields({ invitation }: { invitation: AuthorizationDetail | undefined }) {
  const confirmed = useConfirmedCount(invitation)
  const seats = useFormField<number | null>('seats')
  return (
    <>
      <TextField
        {...useFormField<string>('name')}
        label={copy.name}
        maxLength={invitationLimits.name}
        autoComplete="off"
        required
      />
      <NumberField
        {...seats}
        label={copy.seats.label}
        min={invitationLimits.minSeats}
        max={invitationLimits.maxSeats}
        decreaseLabel={copy.seats.less}
        increaseLabel={copy.seats.more}
        required
      />
      {seats.value !== null && seats.value >= invitationLimits.minSeats && seats.value < confirmed ? (
        // A polite live region, because the text changes while the user types the number.
        <Stack role="status">
          <Alert tone="warning">{copy.seats.tooFew(seats.value, confirmed)}</Alert>
        </Stack>
      ) : null}
    </>
  )
}
