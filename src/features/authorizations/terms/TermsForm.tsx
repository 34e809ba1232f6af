import type { FormikProps } from 'formik'
import { memo, type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { ApiError, getGeneralSentences } from '@/api/api-error'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import { directionsOptions } from '@/copy/authorizations'
import { describeError, hasKnownCause } from '@/copy/errors'
import { refusalSentences } from '@/copy/refusals'
import { Alert } from '@/design-system/components/Alert/Alert'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { FieldGroup } from '@/design-system/components/FieldGroup/FieldGroup'
import { SegmentedControl } from '@/design-system/components/SegmentedControl/SegmentedControl'
import { Stack } from '@/design-system/components/Stack/Stack'
import { StickyActions } from '@/design-system/components/StickyActions/StickyActions'
import { Tabs } from '@/design-system/components/Tabs/Tabs'
import { TextArea } from '@/design-system/components/TextArea/TextArea'
import { hasKnownType, isExpiredAuthorization } from '@/domain/authorizations'
import { formatDay } from '@/domain/days'
import { paths } from '@/paths'
import type { CheckedFormProps } from '@/patterns/form/CheckedForm'
import { FormShell } from '@/patterns/form/FormShell'
import { useFormField } from '@/patterns/form/use-form-field'
import { copy } from './copy'
import { DayFields } from './DayFields'
import { HourFields } from './HourFields'
import { NoDayLeftWarning } from './NoDayLeftWarning'
import { termsLimits } from './schema'
import type { TermsValues } from './terms-values'

interface TermsFormProps<Values extends TermsValues>
  extends Pick<CheckedFormProps<Values>, 'initialValues' | 'schema' | 'serverFields' | 'onSubmit'> {
  /** If saving fails, the form shows this message above the backend's messages. */
  failureMessage: string
  /** The authorization to edit; absent for a new authorization. An expired one, and one of an unknown type, are read-only. */
  authorization?: AuthorizationDetail
  /** The content above the fields. */
  notices?: ReactNode
  /** The fields above the days and the hours. */
  subject: ReactNode
  /** The fields below the arrival fields. */
  people?: ReactNode
  actions: (form: FormikProps<Values>) => ReactNode
  /** The name of the draft; `authorization` by default. */
  draft?: string
  /** The content of the form instead of these fields and actions. */
  instead?: ReactNode
}

/** The form that authorizations and invitations share. Their different fields are passed as `subject` and `people`. */
export function TermsForm<Values extends TermsValues>(props: TermsFormProps<Values>) {
  const { initialValues, schema, serverFields, failureMessage, authorization, onSubmit } = props
  const { draft = 'authorization', instead } = props
  const [tab, setTab] = useState<WhenTab>('date')
  const expiredAuthorization =
    authorization && isExpiredAuthorization(authorization) ? authorization : undefined
  const isOfUnknownType = authorization !== undefined && !hasKnownType(authorization)

  return (
    <FormShell
      draft={draft}
      initialValues={initialValues}
      schema={schema}
      serverFields={serverFields}
      describe={describeFailure(failureMessage)}
      isAlwaysDescribed
      isDisabled={expiredAuthorization !== undefined || isOfUnknownType}
      onReveal={(name) => setTab((currentTab) => getWhenTab(name) ?? currentTab)}
      onSubmit={onSubmit}
    >
      {(form) =>
        instead ?? (
          <Stack gap={8}>
            {expiredAuthorization ? (
              <Alert title={copy.expired.title}>
                {copy.expired.body(formatDay(expiredAuthorization.to_date))}
              </Alert>
            ) : null}
            {isOfUnknownType ? <Alert>{refusalSentences.AUTHORIZATION_TYPE_UNKNOWN}</Alert> : null}
            {props.notices}
            {props.subject}
            <FieldGroup legend={copy.when.label}>
              <WhenFields tab={tab} onTabChange={setTab} />
              <NoDayLeftWarning />
            </FieldGroup>
            <FieldGroup legend={copy.directions}>
              <ArrivalFields />
            </FieldGroup>
            {props.people}
            <StickyActions>
              {props.actions(form)}
              <ButtonLink render={<Link to={paths.home()} />}>{copy.cancel}</ButtonLink>
            </StickyActions>
          </Stack>
        )
      }
    </FormShell>
  )
}

type WhenTab = 'date' | 'hours'

const tabs = [
  { value: 'date', label: copy.when.date },
  { value: 'hours', label: copy.when.hours },
] as const

/** Returns the tab that contains an input; undefined if the input is outside the tabs. */
const getWhenTab = (name: string): WhenTab | undefined => {
  if (['days', 'from', 'to', 'week', 'isWeekendFiltered', 'weekdays'].includes(name)) return 'date'
  return ['hours', 'start', 'end'].includes(name) ? 'hours' : undefined
}

interface WhenFieldsProps {
  tab: WhenTab
  onTabChange: (tab: WhenTab) => void
}

/** The tabs with the days and hours of entry. The hidden tab stays mounted, so that it keeps any text that the user typed. */
const WhenFields = memo(function WhenFields({ tab, onTabChange }: WhenFieldsProps) {
  return (
    <Tabs label={copy.when.label} value={tab} onChange={onTabChange} tabs={tabs}>
      <Stack hidden={tab !== 'date'}>
        <DayFields />
      </Stack>
      <Stack hidden={tab !== 'hours'}>
        <HourFields />
      </Stack>
    </Tabs>
  )
})

/** Returns a function that describes why saving failed: usually `generalMessage` and the backend's messages. */
const describeFailure =
  (generalMessage: string) =>
  (error: unknown): string[] => {
    if (!(error instanceof ApiError)) return [copy.errors.unexpected]
    if (error.failure !== 'status') return describeError(error, generalMessage)
    if (hasKnownCause(error)) return describeError(error, copy.errors.unexpected)
    if (error.status === 401) return describeError(error)
    if (error.status >= 500) return [copy.errors.unexpected]
    return [generalMessage, ...getGeneralSentences(error)]
  }

const arrivalOptions = (
  ['', 'REAL_PROPERTY', 'PROPERTY'] as const satisfies readonly TermsValues['arrival'][]
).map((value) => ({ value, label: directionsOptions[value] }))

const ArrivalFields = memo(function ArrivalFields() {
  return (
    <>
      <SegmentedControl
        {...useFormField<TermsValues['arrival']>('arrival')}
        label={copy.arrival}
        options={arrivalOptions}
        reservesMessageLine
      />
      <TextArea
        {...useFormField<string>('note')}
        label={copy.note.label}
        maxLength={termsLimits.note}
        formatCounter={copy.note.counter}
      />
    </>
  )
})
