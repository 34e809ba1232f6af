import { type ReactNode, useEffect, useState } from 'react'
import { AuthorizationType } from '@/api/generated/model/authorizationType'
import { authorizationTypes } from '@/copy/authorizations'
import { FieldGroup } from '@/design-system/components/FieldGroup/FieldGroup'
import { fetchQrAhead } from '@/design-system/components/QrCode/use-qr-matrix'
import { Select } from '@/design-system/components/Select/Select'
import { TextField } from '@/design-system/components/TextField/TextField'
import { today } from '@/domain/days'
import { useRefusals } from '@/patterns/access/use-refusals'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { useFormField } from '@/patterns/form/use-form-field'
import type { FormProps } from '../terms/FormScreen'
import { TermsForm } from '../terms/TermsForm'
import { AuthorizedPeopleField, type ContactPickerComponent } from './AuthorizedPeopleField'
import {
  type AuthorizationValues,
  authorizationLimits,
  authorizationServerFields,
  createAuthorizationSchema,
} from './authorization-form'
import { copy } from './copy'
import { OverlapWarning } from './OverlapWarning'
import { countSelectedPeople } from './people'

interface AuthorizationFormProps extends FormProps<AuthorizationValues> {
  ContactPicker: ContactPickerComponent
  initialValues: AuthorizationValues
  /** The content of the form instead of its fields and actions. */
  instead?: ReactNode
  /** The content above the fields. */
  notices?: ReactNode
  /** The name of the draft; `authorization` by default. */
  draft?: string
}

/** The form with all fields of a new or an existing authorization. */
export function AuthorizationForm(props: AuthorizationFormProps) {
  const { ContactPicker, authorization, initialValues, instead, notices, draft, onSubmit } = props
  const originalFrom = authorization?.from_date
  const authorizedCount = authorization?.count_authorized ?? 0
  const [schema] = useState(() => createAuthorizationSchema({ today, originalFrom, authorizedCount }))
  const getRefusal = useRefusals()
  // Loads the QR encoder before the user saves, because the connection may fail afterwards.
  useEffect(fetchQrAhead, [])

  return (
    <TermsForm
      draft={draft}
      initialValues={initialValues}
      schema={schema}
      serverFields={authorizationServerFields}
      failureMessage={authorization ? copy.errors.edit : copy.errors.create}
      authorization={authorization}
      instead={instead}
      notices={notices}
      subject={
        <FieldGroup legend={copy.sections.subject}>
          <TitleAndTypeFields />
        </FieldGroup>
      }
      people={
        <FieldGroup legend={copy.sections.people}>
          <AuthorizedPeopleField ContactPicker={ContactPicker} authorization={authorization} />
          <OverlapWarning authorization={authorization} />
        </FieldGroup>
      }
      actions={({ values }) => {
        const peopleError = countSelectedPeople(values, authorizedCount) < 1 ? copy.errors.people : undefined
        return (
          <SubmitButton disabledReason={getRefusal('authorization.edit', authorization) ?? peopleError}>
            {authorization ? copy.edit.submit : copy.create.submit}
          </SubmitButton>
        )
      }}
      onSubmit={onSubmit}
    />
  )
}

/** Invitations have their own form, so this form does not offer their type. */
const typeOptions = Object.values(AuthorizationType)
  .filter((type) => type !== 'INVITE')
  .map((type) => ({ value: type, label: authorizationTypes[type] }))

function TitleAndTypeFields() {
  return (
    <>
      <TextField
        {...useFormField<string>('title')}
        label={copy.title.label}
        hint={copy.title.hint}
        maxLength={authorizationLimits.title}
        autoComplete="off"
      />
      <Select
        {...useFormField<string>('type')}
        label={copy.type.label}
        placeholder={copy.type.placeholder}
        options={typeOptions}
        required
      />
    </>
  )
}
