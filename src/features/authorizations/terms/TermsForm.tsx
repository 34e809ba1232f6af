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
  /** The general sentence of a failed save. */
  failure: string
  /** The authorization to edit; absent for a new authorization. An expired authorization is read-only. */
  authorization?: AuthorizationDetail
  /** The content above the fields. */
  lead?: ReactNode
  /** The fields above the days and the hours. */
  what: ReactNode
  /** The fields below the arrival fields. */
  who?: ReactNode
  /** The submit and share buttons. */
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

/**
 * Returns the sentences of a failed save: the form's general sentence and the backend's general sentences.
 */
const describeFailure =
  (general: string) =>
  (error: unknown): string[] => {
    if (!(error instanceof ApiError)) return [copy.errors.unexpected]
    if (error.failure !== 'status') return describeError(error, general)
    if (error.status === 401) return describeError(error)
    if (error.status >= 500) return [copy.errors.unexpected]
    return [general, ...getGeneralSentences(error)]
  }

/**
 * Warns that none of the chosen weekdays is left, so that no entry is possible. The form can still be saved.
 */
function NoDayLeft() {
  const { values } = useFormikContext<TermsValues>()
  const allowed = allowedTimeOf(values)
  const isLeft =
    allowed === undefined || allowed.to_date < today() || findFirstAllowedDay(allowed, today()) !== undefined
  return <div role="status">{isLeft ? null : <Alert tone="warning">{copy.weekdays.noneLeft}</Alert>}</div>
}

/** The message of a read-only authorization. */
interface EditLock {
  title: string
  body: string
}

/** An expired authorization is read-only. */
function editLockOf(authorization: AuthorizationDetail, day: Day): EditLock | undefined {
  if (!isOverdue(authorization, day)) return undefined
  return { ...copy.overdue, body: copy.overdue.body(formatDay(authorization.to_date)) }
}

const choices = ['', 'REAL_PROPERTY', 'PROPERTY'] as const satisfies readonly TermsValues['arrival'][]

/** The visitor's destination and the note for the guard. */
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
