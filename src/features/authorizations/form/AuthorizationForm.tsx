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
  authorizationLimits,
  authorizationServerFields,
  copyAuthorizationValues,
  createAuthorizationSchema,
  createAuthorizationValues,
  toAuthorizationValues,
} from './authorization-form'
import { copy } from './copy'
import { countSelectedPeople } from './people'
import { useOverlaps } from './use-overlaps'

interface AuthorizationFormProps extends FormProps<AuthorizationValues> {
  ContactPicker: ContactPickerComponent
}

export function AuthorizationForm(props: AuthorizationFormProps) {
  const { ContactPicker, authorization, reusedAuthorization, onSubmit } = props
  const [initialValues] = useState(() => {
    if (authorization) return toAuthorizationValues(authorization)
    return reusedAuthorization
      ? copyAuthorizationValues(reusedAuthorization, today())
      : createAuthorizationValues(today())
  })
  const originalFrom = authorization?.from_date
  const authorizedCount = authorization?.count_authorized ?? 0
  const [schema] = useState(() => createAuthorizationSchema({ today, originalFrom, authorizedCount }))
  const getRefusal = useRefusals()
  // Loads the QR encoder before the user saves, because the connection may fail afterwards.
  useEffect(fetchQrAhead, [])

  return (
    <TermsForm
      initialValues={initialValues}
      schema={schema}
      serverFields={authorizationServerFields}
      failureMessage={authorization ? copy.errors.edit : copy.errors.create}
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

/** The warning lists at most this number of overlaps, and states how many more there are. */
const maxListedOverlaps = 3

/** Warns about people with another authorization for the chosen days and hours. The user can still save the form. */
function OverlapWarning({ authorization }: { authorization?: AuthorizationDetail }) {
  const overlaps = useOverlaps(authorization)
  const unlistedCount = overlaps.length - maxListedOverlaps
  const words = copy.overlap
  return (
    <div role="status">
      {overlaps.length === 0 ? null : (
        <Alert tone="warning" title={words.title}>
          <Stack gap={1}>
            {overlaps
              .slice(0, maxListedOverlaps)
              .map(({ person, authorization: { id, name, from_date, to_date } }) => (
                <Text key={`${person.id} ${id}`}>
                  {words.item(person.full_name, name, formatDay(from_date), formatDay(to_date))}
                </Text>
              ))}
            {unlistedCount > 0 ? <Text>{words.others(unlistedCount)}</Text> : null}
          </Stack>
        </Alert>
      )}
    </div>
  )
}
