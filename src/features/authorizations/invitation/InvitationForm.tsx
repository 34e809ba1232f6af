import type { FormikProps } from 'formik'
import { useState } from 'react'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import { Alert } from '@/design-system/components/Alert/Alert'
import { FieldGroup } from '@/design-system/components/FieldGroup/FieldGroup'
import { Stack } from '@/design-system/components/Stack/Stack'
import { today } from '@/domain/days'
import { useRefusals } from '@/patterns/access/use-refusals'
import { listErrors } from '@/patterns/form/form-errors'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { TermsForm } from '../terms/TermsForm'
import { copy } from './copy'
import { GuestsField } from './GuestsField'
import { InvitationFields } from './InvitationFields'
import { NobodyConfirmed } from './NobodyConfirmed'
import { ShareInvitation } from './ShareInvitation'
import { hostInvitationForm } from './schema'
import { hostInvitationServerFields } from './to-request'
import { type HostInvitationValues, invitationValuesOf, newInvitation, reusedInvitation } from './values'

interface InvitationFormProps {
  /** The invitation that is edited; without it the form is for a new one. */
  invitation?: AuthorizationDetail
  /** What a new one begins with. */
  reused?: AuthorizationDetail
  /** Saves the values. The form shows the error that it throws. */
  onSubmit: (values: HostInvitationValues) => Promise<void>
}

/** The form of an invitation, new or known. */
export function InvitationForm({ invitation, reused, onSubmit }: InvitationFormProps) {
  const [initialValues] = useState(() => {
    if (invitation) return invitationValuesOf(invitation)
    return reused ? reusedInvitation(reused, today()) : newInvitation(today())
  })
  const keptFrom = invitation?.from_date
  const [schema] = useState(() => hostInvitationForm({ today, keptFrom }))
  const refusal = useRefusals()('invitation.edit', invitation)

  return (
    <TermsForm
      initialValues={initialValues}
      schema={schema}
      serverFields={hostInvitationServerFields}
      failure={invitation ? copy.errors.edit : copy.errors.create}
      authorization={invitation}
      lead={
        refusal === undefined ? (
          <Stack gap={3}>
            <Alert action={invitation ? <ShareInvitation invitation={invitation} /> : undefined}>
              {copy.banner}
            </Alert>
            {invitation ? <NobodyConfirmed invitation={invitation} /> : null}
          </Stack>
        ) : null
      }
      what={
        <FieldGroup legend={copy.sections.what}>
          <InvitationFields invitation={invitation} />
        </FieldGroup>
      }
      who={
        invitation ? (
          <FieldGroup legend={copy.sections.who}>
            <GuestsField invitation={invitation} />
          </FieldGroup>
        ) : null
      }
      actions={(form) => (
        <SubmitButton disabledReason={refusal ?? notReady(form, reused !== undefined)}>
          {copy.save}
        </SubmitButton>
      )}
      onSubmit={onSubmit}
    />
  )
}

/**
 * Only a valid and changed form is sent: the first thing that is missing, or that nothing was changed. A new one
 * that is like another has been changed by that.
 */
const notReady = (
  { errors, dirty }: FormikProps<HostInvitationValues>,
  isReused: boolean,
): string | undefined => listErrors(errors)[0]?.message ?? (dirty || isReused ? undefined : copy.unchanged)
