import { useEffect, useState } from 'react'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import { FieldGroup } from '@/design-system/components/FieldGroup/FieldGroup'
import { fetchQrAhead } from '@/design-system/components/QrCode/use-qr-matrix'
import { today } from '@/domain/days'
import { useRefusals } from '@/patterns/access/use-refusals'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { TermsForm } from '../terms/TermsForm'
import type { ReusedAuthorization } from '../terms/use-reused-authorization'
import { AuthorizedPeopleField } from './AuthorizedPeopleField'
import type { ContactPickerComponent } from './contact-picker'
import { copy } from './copy'
import { OverlapWarning } from './OverlapWarning'
import { peopleCount } from './people'
import { authorizationForm } from './schema'
import { TitleAndTypeFields } from './TitleAndTypeFields'
import { authorizationServerFields } from './to-request'
import {
  type AuthorizationValues,
  authorizationValuesOf,
  newAuthorization,
  reusedAuthorization,
} from './values'

interface AuthorizationFormProps {
  ContactPicker: ContactPickerComponent
  /** The authorization that is edited; without it the form is for a new one. */
  authorization?: AuthorizationDetail
  /** What a new one begins with. */
  reused?: ReusedAuthorization
  /** Saves the values. The form shows the error that it throws. */
  onSubmit: (values: AuthorizationValues) => Promise<void>
}

/** The form of an authorization, new or known. */
export function AuthorizationForm(props: AuthorizationFormProps) {
  const { ContactPicker, authorization, reused, onSubmit } = props
  const [initialValues] = useState(() => {
    if (authorization) return authorizationValuesOf(authorization)
    return reused ? reusedAuthorization(reused, today()) : newAuthorization(today())
  })
  const keptFrom = authorization?.from_date
  const authorized = authorization?.count_authorized ?? 0
  const [schema] = useState(() => authorizationForm({ today, keptFrom, authorized }))
  const reasonOf = useRefusals()
  // Loads the QR code's renderer early, because it must work even if the connection drops after saving.
  useEffect(fetchQrAhead, [])

  return (
    <TermsForm
      initialValues={initialValues}
      schema={schema}
      serverFields={authorizationServerFields}
      failure={authorization ? copy.errors.edit : copy.errors.create}
      authorization={authorization}
      what={
        <FieldGroup legend={copy.sections.what}>
          <TitleAndTypeFields />
        </FieldGroup>
      }
      who={
        <FieldGroup legend={copy.sections.who}>
          <AuthorizedPeopleField ContactPicker={ContactPicker} authorization={authorization} />
          <OverlapWarning authorization={authorization} />
        </FieldGroup>
      }
      actions={({ values }) => (
        <SubmitButton
          disabledReason={reasonOf('authorization.edit', authorization) ?? missingPeople(values, authorized)}
        >
          {authorization ? copy.edit.submit : copy.create.submit}
        </SubmitButton>
      )}
      onSubmit={onSubmit}
    />
  )
}

/** Nothing is sent while nobody is chosen. */
const missingPeople = (values: AuthorizationValues, authorized: number): string | undefined =>
  peopleCount(values, authorized) < 1 ? copy.errors.people : undefined
