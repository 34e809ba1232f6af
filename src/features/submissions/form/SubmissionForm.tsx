import { useFormikContext } from 'formik'
import { type ComponentProps, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import { Button } from '@/design-system/components/Button/Button'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { FieldGroup } from '@/design-system/components/FieldGroup/FieldGroup'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { TextArea } from '@/design-system/components/TextArea/TextArea'
import { paths } from '@/paths'
import { FormShell } from '@/patterns/form/FormShell'
import { useForm } from '@/patterns/form/form-context'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { useFormField } from '@/patterns/form/use-form-field'
import { type SectionName, copy as words } from '../copy'
import { buildKindSearch, type SubmissionKind } from '../kinds'
import type { SubmissionCall } from '../sending/diff-calls'
import { isFailing, leaveOutStep } from '../sending/plan'
import { SendingProgress } from '../sending/SendingProgress'
import type { FormSubmission, SavedSubmission } from '../sending/submission-state'
import { UnfinishedSubmission } from '../sending/UnfinishedSubmission'
import { type SubmissionSending, useSubmissionSending } from '../sending/use-submission-sending'
import { copy } from './copy'
import { submissionLimits } from './submission-values'

export interface SubmissionFormActions {
  onDone: () => void
  /** Closes the drawer of an existing submission. Absent on the page of a new submission. */
  onClose?: () => void
}

type ShellProps<Values extends object> = Pick<
  ComponentProps<typeof FormShell<Values>>,
  'initialValues' | 'schema' | 'serverFields' | 'onReveal' | 'onInvalid'
>

interface SubmissionFormProps<Values extends object> extends SubmissionFormActions, ShellProps<Values> {
  kind: SubmissionKind
  /** The fields of each section before the observations. */
  sections: Partial<Record<SectionName, ReactNode>>
  toFormSubmission: (values: Values) => FormSubmission
  /** An existing submission as the backend has it. The form sends only the differences. */
  savedSubmission?: SavedSubmission
  /** Returns the form's values without the person or file of a failed call that the user leaves out. */
  leaveOutOfValues: (call: SubmissionCall, values: Values) => Values
}

/** The form of a new or existing submission, with the progress of its sending. */
export function SubmissionForm<Values extends object>(props: SubmissionFormProps<Values>) {
  const { kind, sections, toFormSubmission, savedSubmission, leaveOutOfValues, onDone, onClose, ...shell } =
    props
  const sending = useSubmissionSending({ onDone })
  const isChangedRef = useRef(false)
  const isReadOnly = savedSubmission !== undefined && sending.decision !== undefined
  return (
    <Stack gap={6}>
      {savedSubmission ? null : (
        <UnfinishedSubmission kind={kind} onDone={() => isChangedRef.current || onDone()} />
      )}
      <FormShell
        {...shell}
        isDisabled={sending.isRunning || isReadOnly}
        isGuarded={!sending.isRunning}
        onSubmit={(values) => sending.send(toFormSubmission(values), savedSubmission)}
      >
        <Stack gap={8}>
          {Object.entries({ ...sections, observations: <ObservationsField /> }).map(([name, fields]) => (
            <FieldGroup
              key={name}
              size={savedSubmission ? 'md' : 'lg'}
              legend={words.sections[name as SectionName]}
            >
              {fields}
            </FieldGroup>
          ))}
          <Stack gap={4}>
            <FormSending sending={sending} leaveOutOfValues={leaveOutOfValues} isChangedRef={isChangedRef} />
            <Inline gap={3} justify="end" stacksOnPhone>
              {onClose ? (
                <Button onClick={onClose}>{words.close}</Button>
              ) : (
                <ButtonLink
                  render={<Link to={{ pathname: paths.submissions(), search: buildKindSearch(kind) }} />}
                >
                  {copy.cancel}
                </ButtonLink>
              )}
              {/* After a failure, the retry button of the progress replaces the submit button. */}
              {sending.isStopped && !sending.decision ? null : (
                <SubmitButton disabledReason={isReadOnly ? words.notPending : undefined}>
                  {savedSubmission ? copy.save : copy.submit}
                </SubmitButton>
              )}
            </Inline>
          </Stack>
        </Stack>
      </FormShell>
    </Stack>
  )
}

const ObservationsField = () => (
  <TextArea
    {...useFormField<string>('observations')}
    label={words.sections.observations}
    isLabelHidden
    maxLength={submissionLimits.observations}
    formatCounter={copy.counter}
  />
)

interface FormSendingProps<Values> {
  sending: SubmissionSending
  leaveOutOfValues: (call: SubmissionCall, values: Values) => Values
  /** Receives whether the values differ from the initial values. */
  isChangedRef: Ref<boolean>
}

/** Shows the sending progress of the enclosing form. A retry sends the form's current values. */
function FormSending<Values extends object>({
  sending,
  leaveOutOfValues,
  isChangedRef,
}: FormSendingProps<Values>) {
  const root = useRef<HTMLDivElement>(null)
  const { values, setValues, dirty } = useFormikContext<Values>()
  const { isChanged } = useForm()
  useImperativeHandle(isChangedRef, () => dirty, [dirty])
  const submit = () => root.current?.closest('form')?.requestSubmit()

  const leaveOut = (key: string) => {
    const { plan } = sending
    const step = plan?.steps.find((planStep) => planStep.key === key)
    if (!plan || !step) return
    // Updates the form synchronously, because `submit` reads the values of the form.
    flushSync(() => void setValues(leaveOutOfValues(step, values)))
    // If other failed steps remain, nothing is sent until the user has decided about these steps too.
    if (isFailing(leaveOutStep(plan, key))) sending.leaveOut(key)
    else submit()
  }

  return (
    <Stack gap={4} ref={root}>
      <SendingProgress sending={{ ...sending, retry: submit, leaveOut }} isFormChanged={isChanged} />
    </Stack>
  )
}
