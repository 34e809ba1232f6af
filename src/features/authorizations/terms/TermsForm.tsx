import type { FormikProps } from 'formik'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import type * as v from 'valibot'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import { Alert } from '@/design-system/components/Alert/Alert'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { FieldGroup } from '@/design-system/components/FieldGroup/FieldGroup'
import { Stack } from '@/design-system/components/Stack/Stack'
import { StickyActions } from '@/design-system/components/StickyActions/StickyActions'
import { today } from '@/domain/days'
import { paths } from '@/paths'
import { FormShell } from '@/patterns/form/FormShell'
import { ArrivalFields } from './ArrivalFields'
import { copy } from './copy'
import { describeFailure } from './describe-failure'
import { editLockOf } from './edit-lock'
import { NoDayLeft } from './NoDayLeft'
import type { TermsValues } from './values'
import { WhenFields, type WhenTab, whenTabOf } from './WhenFields'

interface TermsFormProps<Values extends TermsValues> {
  initialValues: Values
  schema: v.GenericSchema<Values, unknown>
  /** Maps the contract's fields to the form's inputs. */
  serverFields: Readonly<Record<string, string>>
  /** What is said when saving is refused. */
  failure: string
  /** What is edited; without it the form is for a new one. An expired one is locked. */
  authorization?: AuthorizationDetail
  /** What stands above the fields. */
  lead?: ReactNode
  /** What stands above the days and the hours. */
  what: ReactNode
  /** What stands below the directions. */
  who?: ReactNode
  /** The buttons that save and share. */
  actions: (form: FormikProps<Values>) => ReactNode
  /** Saves the values. The form shows the error that it throws. */
  onSubmit: (values: Values) => Promise<void>
}

/** The shared form of authorizations and invitations, with slots for their own fields. */
export function TermsForm<Values extends TermsValues>(props: TermsFormProps<Values>) {
  const { initialValues, schema, serverFields, failure, authorization, onSubmit } = props
  const [tab, setTab] = useState<WhenTab>('date')
  const lock = authorization && editLockOf(authorization, today())

  return (
    <FormShell
      initialValues={initialValues}
      schema={schema}
      serverFields={serverFields}
      describe={describeFailure(failure)}
      isAlwaysDescribed
      isDisabled={lock !== undefined}
      onReveal={(name) => setTab((shown) => whenTabOf(name) ?? shown)}
      onSubmit={onSubmit}
    >
      {(form) => (
        <Stack gap={8}>
          {lock ? <Alert title={lock.title}>{lock.body}</Alert> : null}
          {props.lead}
          {props.what}
          <FieldGroup legend={copy.when.label}>
            <WhenFields tab={tab} onTabChange={setTab} />
            <NoDayLeft />
          </FieldGroup>
          <FieldGroup legend={copy.directions}>
            <ArrivalFields />
          </FieldGroup>
          {props.who}
          <StickyActions>
            {props.actions(form)}
            <ButtonLink render={<Link to={paths.home()} />}>{copy.cancel}</ButtonLink>
          </StickyActions>
        </Stack>
      )}
    </FormShell>
  )
}
