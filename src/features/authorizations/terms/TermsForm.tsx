import { type FormikProps, useFormikContext } from 'formik'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import type * as v from 'valibot'
import { ApiError, getGeneralSentences } from '@/api/api-error'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import { arrivals } from '@/copy/authorizations'
import { describeError } from '@/copy/errors'
import { Alert } from '@/design-system/components/Alert/Alert'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { FieldGroup } from '@/design-system/components/FieldGroup/FieldGroup'
import { SegmentedControl } from '@/design-system/components/SegmentedControl/SegmentedControl'
import { Stack } from '@/design-system/components/Stack/Stack'
import { StickyActions } from '@/design-system/components/StickyActions/StickyActions'
import { TextArea } from '@/design-system/components/TextArea/TextArea'
import { findFirstAllowedDay } from '@/domain/allowed-days'
import { isOverdue } from '@/domain/authorizations'
import { type Day, formatDay, today } from '@/domain/days'
import { paths } from '@/paths'
import { FormShell } from '@/patterns/form/FormShell'
import { useFormField } from '@/patterns/form/use-form-field'
import { allowedTimeOf } from './allowed-time'
import { copy } from './copy'
import { termsLimits } from './schema'
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

/** What is said above the form when saving fails: the form's own sentence, with whatever the backend adds about the whole. */
const describeFailure =
  (general: string) =>
  (error: unknown): string[] => {
    if (!(error instanceof ApiError)) return [copy.errors.unexpected]
    if (error.failure !== 'status') return describeError(error, general)
    if (error.status === 401) return describeError(error)
    if (error.status >= 500) return [copy.errors.unexpected]
    return [general, ...getGeneralSentences(error)]
  }

/** Says that nobody could enter: none of the chosen weekdays is left. It may be saved all the same. */
function NoDayLeft() {
  const { values } = useFormikContext<TermsValues>()
  const allowed = allowedTimeOf(values)
  const isLeft =
    allowed === undefined || allowed.to_date < today() || findFirstAllowedDay(allowed, today()) !== undefined
  return <div role="status">{isLeft ? null : <Alert tone="warning">{copy.weekdays.noneLeft}</Alert>}</div>
}

/** Why an authorization can be read and not changed. */
interface EditLock {
  title: string
  body: string
}

/** An expired authorization is view-only. */
function editLockOf(authorization: AuthorizationDetail, day: Day): EditLock | undefined {
  if (!isOverdue(authorization, day)) return undefined
  return { ...copy.overdue, body: copy.overdue.body(formatDay(authorization.to_date)) }
}

const choices = ['', 'REAL_PROPERTY', 'PROPERTY'] as const satisfies readonly TermsValues['arrival'][]

/** Where the visitor is told to go, and what the guard should know. */
function ArrivalFields() {
  return (
    <>
      <SegmentedControl
        {...useFormField<TermsValues['arrival']>('arrival')}
        label={copy.arrival}
        options={choices.map((value) => ({ value, label: arrivals[value] }))}
        reservesMessage
      />
      <TextArea
        {...useFormField<string>('note')}
        label={copy.note.label}
        maxLength={termsLimits.note}
        counterText={copy.note.counter}
      />
    </>
  )
}
