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
import { hasFailedOrCancelledSteps, leaveOutStep } from '../sending/plan'
import { SendingProgress } from '../sending/SendingProgress'
import type { FormSubmission, SavedSubmission } from '../sending/submission-state'
import { UnfinishedSubmission } from '../sending/UnfinishedSubmission'
import { type SubmissionSending, useSubmissionSending } from '../sending/use-submission-sending'
import { copy } from './copy'
import { submissionLimits } from './submission-values'

export interface SubmissionFormActions {
  /** Called after the whole submission has been sent. */
  onDone: () => void
  /** Closes the drawer in which the user edits a saved submission. Absent on the page for a new submission. */
  onClose?: () => void
}

type ShellProps<Values extends object> = Pick<
  ComponentProps<typeof FormShell<Values>>,
  'initialValues' | 'schema' | 'serverFields' | 'onReveal' | 'onInvalid'
>

interface SubmissionFormProps<Values extends object> extends SubmissionFormActions, ShellProps<Values> {
  kind: SubmissionKind
  /** The fields of each section except the observations, which come last. */
  sections: Partial<Record<SectionName, ReactNode>>
  toFormSubmission: (values: Values) => FormSubmission
  /** The submission to edit, as the backend has it. The form sends only the differences from it. */
  savedSubmission?: SavedSubmission
  /** Called when the user leaves out a failed call. Returns the values without the person or file that `call` would send. */
  leaveOutOfValues: (call: SubmissionCall, values: Values) => Values
}

/** The form for a new or saved submission. It sends the submission and shows the progress. */
export function SubmissionForm<Values extends object>(props: SubmissionFormProps<Values>) {
  const { kind, sections, toFormSubmission, savedSubmission, leaveOutOfValues, onDone, onClose, ...shell } =
    props
  const sending = useSubmissionSending({ onDone })
  const isDirtyRef = useRef(false)
  const isReadOnly = savedSubmission !== undefined && sending.decision !== undefined
  return (
    <Stack gap={6}>
      {/* A form with typed values stays open after the unfinished submission has been sent. */}
      {savedSubmission ? null : (
        <UnfinishedSubmission kind={kind} onDone={() => isDirtyRef.current || onDone()} />
      )}
      <FormShell
        {...shell}
        isDisabled={sending.isRunning || isReadOnly}
        isGuarded={!sending.isRunning}
        draft={`submission ${kind}`}
        // The unsent steps with their files are stored separately, so a draft would offer the same values twice.
        isDraftSuspended={sending.isStored}
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
            <FormSending sending={sending} leaveOutOfValues={leaveOutOfValues} isDirtyRef={isDirtyRef} />
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
              {/* After a failure, the retry button of `SendingProgress` replaces the submit button. */}
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
  isDirtyRef: Ref<boolean>
}

/** Shows the sending progress of the enclosing form. A retry sends the form's current values. */
function FormSending<Values extends object>({
  sending,
  leaveOutOfValues,
  isDirtyRef,
}: FormSendingProps<Values>) {
  const root = useRef<HTMLDivElement>(null)
  const { values, setValues, dirty } = useFormikContext<Values>()
  const { isChanged } = useForm()
  useImperativeHandle(isDirtyRef, () => dirty, [dirty])
  const submit = () => root.current?.closest('form')?.requestSubmit()

  const leaveOut = (key: string) => {
    const { plan } = sending
    const step = plan?.steps.find((planStep) => planStep.key === key)
    if (!plan || !step) return
    // Updates the form synchronously, because `submit` sends the current values of the form.
    flushSync(() => void setValues(leaveOutOfValues(step, values)))
    // If other failed or cancelled steps remain, the user first decides about these steps.
    if (hasFailedOrCancelledSteps(leaveOutStep(plan, key))) sending.leaveOut(key)
    else submit()
  }

  return (
    <Stack gap={4} ref={root}>
      <SendingProgress sending={{ ...sending, retry: submit, leaveOut }} isFormChanged={isChanged} />
    </Stack>
  )
}
