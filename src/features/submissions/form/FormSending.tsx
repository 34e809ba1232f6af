import { useFormikContext } from 'formik'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Stack } from '@/design-system/components/Stack/Stack'
import { useForm } from '@/patterns/form/form-context'
import type { SubmissionCall } from '../sending/diff-calls'
import { isFailing, leaveOutStep } from '../sending/plan'
import { SendingProgress } from '../sending/SendingProgress'
import type { SubmissionSending } from '../sending/use-submission-sending'

interface FormSendingProps<Values> {
  sending: SubmissionSending
  /** Returns the form's values without a left-out person or file. */
  without?: (call: SubmissionCall, values: Values) => Values
}

/** Shows the sending progress of the enclosing form. A retry sends the form's current values. */
export function FormSending<Values extends object>({ sending, without }: FormSendingProps<Values>) {
  const root = useRef<HTMLDivElement>(null)
  const { values, setValues } = useFormikContext<Values>()
  const { isChanged } = useForm()
  const submit = () => root.current?.closest('form')?.requestSubmit()

  const leaveOut = (key: string) => {
    const { plan } = sending
    const step = plan?.steps.find((one) => one.key === key)
    if (!plan || !step || !without) return sending.leaveOut(key)
    // Updates the form synchronously because the next send reads its values.
    flushSync(() => void setValues(without(step, values)))
    // Other steps are still missing; each has its own action.
    if (isFailing(leaveOutStep(plan, key))) sending.leaveOut(key)
    else submit()
  }

  return (
    <Stack gap={4} ref={root}>
      <SendingProgress sending={{ ...sending, retry: submit, leaveOut }} isFormChanged={isChanged} />
    </Stack>
  )
}
