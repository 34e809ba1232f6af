import { useEffect, useState } from 'react'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import { FieldGroup } from '@/design-system/components/FieldGroup/FieldGroup'
import { fetchQrAhead } from '@/design-system/components/QrCode/use-qr-matrix'
import { today } from '@/domain/days'
import { useRefusals } from '@/patterns/access/use-refusals'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { TermsForm } from '../terms/TermsForm'
import type { Reused } from '../terms/use-reused'
import type { ContactPickerComponent } from './contact-picker'
import { copy } from './copy'
import { OverlapWarning } from './OverlapWarning'
import { PeopleField } from './PeopleField'
import { peopleCount } from './people'
import { authorizationForm } from './schema'
import { serverFields } from './to-request'
import { type AuthorizationValues, newValues, reusedValues, valuesOf } from './values'
import { WhatFields } from './WhatFields'

interface AuthorizationFormProps {
  ContactPicker: ContactPickerComponent
  /** The authorization that is edited; without it the form is for a new one. */
  authorization?: AuthorizationDetail
  /** What a new one begins with. */
  reused?: Reused
  /** Saves; what it throws is shown. */
  onSubmit: (values: AuthorizationValues) => Promise<void>
}

/** The form of an authorization, new or known. */
export function AuthorizationForm(props: AuthorizationFormProps) {
  const { ContactPicker, authorization, reused, onSubmit } = props
  const [initialValues] = useState(() => {
    if (authorization) return valuesOf(authorization)
    return reused ? reusedValues(reused, today()) : newValues(today())
  })
  const keptFrom = authorization?.from_date
  const authorized = authorization?.count_authorized ?? 0
  const [schema] = useState(() => authorizationForm({ today, keptFrom, authorized }))
  const reasonOf = useRefusals()
  // The connection that saves may be gone by then; the code has to be shown all the same.
  useEffect(fetchQrAhead, [])

  return (
    <TermsForm
      initialValues={initialValues}
      schema={schema}
      serverFields={serverFields}
      failure={authorization ? copy.errors.edit : copy.errors.create}
      authorization={authorization}
      what={
        <FieldGroup legend={copy.sections.what}>
          <WhatFields />
        </FieldGroup>
      }
      who={
        <FieldGroup legend={copy.sections.who}>
          <PeopleField ContactPicker={ContactPicker} authorization={authorization} />
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
