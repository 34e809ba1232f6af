import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import { Alert } from '@/design-system/components/Alert/Alert'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { FieldGroup } from '@/design-system/components/FieldGroup/FieldGroup'
import { fetchQrAhead } from '@/design-system/components/QrCode/use-qr-matrix'
import { Stack } from '@/design-system/components/Stack/Stack'
import { StickyActions } from '@/design-system/components/StickyActions/StickyActions'
import { today } from '@/domain/days'
import { paths } from '@/paths'
import { useRefusals } from '@/patterns/access/use-refusals'
import { FormShell } from '@/patterns/form/FormShell'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { ArrivalFields } from './ArrivalFields'
import type { ContactPickerComponent } from './contact-picker'
import { copy } from './copy'
import { describeFailure } from './describe-failure'
import { lockOf } from './lock'
import { PeopleField } from './PeopleField'
import { peopleCount } from './people'
import { authorizationForm } from './schema'
import { serverFields } from './to-request'
import { type AuthorizationValues, newValues, valuesOf } from './values'
import { WhatFields } from './WhatFields'
import { tabOf, WhenFields, type WhenTab } from './WhenFields'

interface AuthorizationFormProps {
  ContactPicker: ContactPickerComponent
  /** The authorization that is edited; without it the form is for a new one. */
  authorization?: AuthorizationDetail
  /** Saves; what it throws is shown. */
  onSubmit: (values: AuthorizationValues) => Promise<void>
}

/** The form of an authorization, new or known (P2, P5, P8). */
export function AuthorizationForm({ ContactPicker, authorization, onSubmit }: AuthorizationFormProps) {
  const [initialValues] = useState(() => (authorization ? valuesOf(authorization) : newValues(today())))
  const [tab, setTab] = useState<WhenTab>('date')
  const keptFrom = authorization?.from_date
  const authorized = authorization?.count_authorized ?? 0
  const [schema] = useState(() => authorizationForm({ today, keptFrom, authorized }))
  const lock = authorization && lockOf(authorization, today())
  const reasonOf = useRefusals()
  const words = authorization ? copy.edit : copy.create
  // The connection that saves may be gone by then; the code has to be shown all the same.
  useEffect(fetchQrAhead, [])

  return (
    <FormShell
      initialValues={initialValues}
      schema={schema}
      serverFields={serverFields}
      describe={describeFailure(authorization ? 'edit' : 'create')}
      isAlwaysDescribed
      isDisabled={lock !== undefined}
      onReveal={(name) => setTab((shown) => tabOf(name) ?? shown)}
      onSubmit={onSubmit}
    >
      {({ values }) => (
        <Stack gap={8}>
          {lock ? (
            <Alert tone="warning" title={lock.title}>
              {lock.body}
            </Alert>
          ) : null}
          <FieldGroup legend={copy.sections.what}>
            <WhatFields />
          </FieldGroup>
          <FieldGroup legend={copy.when.label}>
            <WhenFields tab={tab} onTabChange={setTab} />
          </FieldGroup>
          <FieldGroup legend={copy.sections.arrival}>
            <ArrivalFields />
          </FieldGroup>
          <FieldGroup legend={copy.sections.who}>
            <PeopleField ContactPicker={ContactPicker} authorization={authorization} />
          </FieldGroup>
          <StickyActions>
            <SubmitButton
              disabledReason={
                reasonOf('authorization.edit', authorization) ?? missingPeople(values, authorized)
              }
            >
              {words.submit}
            </SubmitButton>
            <ButtonLink render={<Link to={paths.home()} />}>{copy.cancel}</ButtonLink>
          </StickyActions>
        </Stack>
      )}
    </FormShell>
  )
}

/** Nothing is sent while nobody is chosen (P5). */
const missingPeople = (values: AuthorizationValues, authorized: number): string | undefined =>
  peopleCount(values, authorized) < 1 ? copy.errors.people : undefined
