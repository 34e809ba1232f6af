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
import { TermsForm } from '../terms/TermsForm'
import type { ReusedAuthorization } from '../terms/use-reused-authorization'
import { AuthorizedPeopleField } from './AuthorizedPeopleField'
import type { ContactPickerComponent } from './contact-picker'
import { copy } from './copy'
import { peopleCount } from './people'
import { authorizationForm, authorizationLimits } from './schema'
import { authorizationServerFields } from './to-request'
import { useOverlaps } from './use-overlaps'
import {
  type AuthorizationValues,
  authorizationValuesOf,
  newAuthorization,
  reusedAuthorization,
} from './values'

interface AuthorizationFormProps {
  ContactPicker: ContactPickerComponent
  /** The authorization to edit; absent for a new authorization. */
  authorization?: AuthorizationDetail
  /** The authorization that the initial values come from. */
  reused?: ReusedAuthorization
  /** Saves the values. The form shows the error that it throws. */
  onSubmit: (values: AuthorizationValues) => Promise<void>
}

/** The form of a new or existing authorization. */
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

/** An authorization without people cannot be sent. */
const missingPeople = (values: AuthorizationValues, authorized: number): string | undefined =>
  peopleCount(values, authorized) < 1 ? copy.errors.people : undefined

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
const { overlap: words } = copy

/** Warns that some people are already authorized on those days. The form can still be saved. */
function OverlapWarning({ authorization }: { authorization?: AuthorizationDetail }) {
  const overlaps = useOverlaps(authorization)
  const hidden = overlaps.length - maxShown
  return (
    <div role="status">
      {overlaps.length === 0 ? null : (
        <Alert tone="warning" title={words.title}>
          <Stack gap={1}>
            {overlaps
              .slice(0, maxShown)
              .map(({ person, authorization: { id, name, from_date, to_date } }) => (
                <Text key={`${person.id} ${id}`}>
                  {words.one(person.full_name, name, formatDay(from_date), formatDay(to_date))}
                </Text>
              ))}
            {hidden > 0 ? <Text>{words.others(hidden)}</Text> : null}
          </Stack>
        </Alert>
      )}
    </div>
  )
}
