import { useEffect, useState } from 'react'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import { AuthorizationType } from '@/api/generated/model/authorizationType'
import { authorizationTypes } from '@/copy/authorizations'
import { Alert } from '@/design-system/components/Alert/Alert'
import { FieldGroup } from '@/design-system/components/FieldGroup/FieldGroup'
import { fetchQrAhead } from '@/design-system/components/QrCode/use-qr-matrix'
import { Select } from '@/design-system/components/Select/Select'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { TextField } from '@/design-system/components/TextField/TextField'
import { formatDay, today } from '@/domain/days'
import { useRefusals } from '@/patterns/access/use-refusals'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { useFormField } from '@/patterns/form/use-form-field'
import type { FormProps } from '../terms/FormScreen'
import { TermsForm } from '../terms/TermsForm'
import { AuthorizedPeopleField, type ContactPickerComponent } from './AuthorizedPeopleField'
import {
  type AuthorizationValues,
  authorizationForm,
  authorizationLimits,
  authorizationServerFields,
  authorizationValuesOf,
  newAuthorization,
  reusedAuthorization,
} from './authorization-form'
import { copy } from './copy'
import { peopleCount } from './people'
import { useOverlaps } from './use-overlaps'

interface AuthorizationFormProps extends FormProps<AuthorizationValues> {
  ContactPicker: ContactPickerComponent
}

export function AuthorizationForm(props: AuthorizationFormProps) {
  const { ContactPicker, authorization, reused, onSubmit } = props
  const [initialValues] = useState(() => {
    if (authorization) return authorizationValuesOf(authorization)
    return reused ? reusedAuthorization(reused, today()) : newAuthorization(today())
  })
  const originalFrom = authorization?.from_date
  const authorized = authorization?.count_authorized ?? 0
  const [schema] = useState(() => authorizationForm({ today, originalFrom, authorized }))
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
        const missingPeople = peopleCount(values, authorized) < 1 ? copy.errors.people : undefined
        return (
          <SubmitButton disabledReason={reasonOf('authorization.edit', authorization) ?? missingPeople}>
            {authorization ? copy.edit.submit : copy.create.submit}
          </SubmitButton>
        )
      }}
      onSubmit={onSubmit}
    />
  )
}

/** Invitations have their own form. */
const types = Object.values(AuthorizationType).filter((type) => type !== 'INVITE')

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
        options={types.map((type) => ({ value: type, label: authorizationTypes[type] }))}
        required
      />
    </>
  )
}

/** Maximum number of listed overlaps; the others are counted. */
const maxShown = 3

/** Warns that some people are already authorized on those days. The form can still be saved. */
function OverlapWarning({ authorization }: { authorization?: AuthorizationDetail }) {
  const overlaps = useOverlaps(authorization)
  const hidden = overlaps.length - maxShown
  const words = copy.overlap
  return (
    <div role="status">
      {overlaps.length === 0 ? null : (
        <Alert tone="warning" title={words.title}>
          <Stack gap={1}>
            {overlaps
              .slice(0, maxShown)
              .map(({ person, authorization: { id, name, from_date, to_date } }) => (
                <Text key={`${person.id} ${id}`}>
                  {words.item(person.full_name, name, formatDay(from_date), formatDay(to_date))}
                </Text>
              ))}
            {hidden > 0 ? <Text>{words.others(hidden)}</Text> : null}
          </Stack>
        </Alert>
      )}
    </div>
  )
}
