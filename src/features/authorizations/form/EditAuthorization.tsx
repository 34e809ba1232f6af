import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ApiError } from '@/api/api-error'
import { useGetAuthorization, useUpdateAuthorization } from '@/api/generated/authorizations/authorizations'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import type { AuthorizationResult } from '@/api/generated/model/authorizationResult'
import { Alert } from '@/design-system/components/Alert/Alert'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { paths } from '@/paths'
import { useIdempotentRequest } from '@/patterns/form/use-idempotent-request'
import { Page } from '@/patterns/page/Page'
import { QueryView } from '@/patterns/query-view/QueryView'
import { PassLink } from '../pass/PassLink'
import { AuthorizationForm } from './AuthorizationForm'
import { AuthorizationMissing } from './AuthorizationMissing'
import { AuthorizationSaved } from './AuthorizationSaved'
import type { ContactPickerComponent } from './contact-picker'
import { copy } from './copy'
import { FormSkeleton } from './FormSkeleton'
import { toAuthorizationUpdate } from './to-request'
import { usePlace } from './use-place'
import type { AuthorizationValues } from './values'

interface EditAuthorizationProps {
  id: number
  ContactPicker: ContactPickerComponent
}

/** `/preauthorization/edit/:id` (P2). */
export function EditAuthorization({ id, ContactPicker }: EditAuthorizationProps) {
  const place = usePlace()
  const query = useGetAuthorization(id)
  const { request, send } = useIdempotentRequest()
  const updateAuthorization = useUpdateAuthorization({ request })
  const [saved, setSaved] = useState<AuthorizationResult>()

  const save = (authorization: AuthorizationDetail) => async (values: AuthorizationValues) => {
    const data = toAuthorizationUpdate(values, authorization)
    setSaved(await send(data, () => updateAuthorization.mutateAsync({ ...place, id, data })))
  }

  if (saved) {
    const another = (
      <ButtonLink render={<Link to={paths.newAuthorization()} />}>{copy.saved.another}</ButtonLink>
    )
    return <AuthorizationSaved title={copy.saved.edited} result={{ id, ...saved }} another={another} />
  }
  if (isMissing(query.error)) return <AuthorizationMissing />
  return (
    <Page
      title={copy.edit.title}
      back={{ to: paths.home(), label: copy.back }}
      actions={hasPass(query.data) ? <PassLink id={id} /> : undefined}
      width="form"
    >
      <QueryView query={query} skeleton={<FormSkeleton />}>
        {(authorization) =>
          authorization.preauthorization_type === 'INVITE' ? (
            <InvitationNotice authorization={authorization} />
          ) : (
            <AuthorizationForm
              ContactPicker={ContactPicker}
              authorization={authorization}
              onSubmit={save(authorization)}
            />
          )
        }
      </QueryView>
    </Page>
  )
}

/** Whether there is a code to show at the gate. */
const hasPass = (authorization: AuthorizationDetail | undefined): boolean =>
  authorization?.qrcode !== undefined && authorization.preauthorization_type !== 'INVITE'

/** Unknown, deleted and somebody else's are all the same to who asks. */
const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404

function InvitationNotice({ authorization: { id, name } }: { authorization: AuthorizationDetail }) {
  const open = (
    <ButtonLink variant="primary" render={<Link to={paths.editInvitation(id)} />}>
      {copy.invitation.open}
    </ButtonLink>
  )
  return (
    <Alert title={copy.invitation.title} action={open}>
      {copy.invitation.body(name)}
    </Alert>
  )
}
