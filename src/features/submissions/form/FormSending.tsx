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
  /** The values without somebody or a file that could not be sent and is not wanted any more. */
  without?: (call: SubmissionCall, values: Values) => Values
}

/**
 * How the sending of the form around it goes. What was changed in the form after a failure is wanted too: going on sends
 * the form as it is now.
 */
export function FormSending<Values extends object>({ sending, without }: FormSendingProps<Values>) {
  const root = useRef<HTMLDivElement>(null)
  const { values, setValues } = useFormikContext<Values>()
  const { isChanged } = useForm()
  const submit = () => root.current?.closest('form')?.requestSubmit()

  const leaveOut = (key: string) => {
    const { plan } = sending
    const step = plan?.steps.find((one) => one.key === key)
    if (!plan || !step || !without) return sending.leaveOut(key)
    // At once: what is sent right after are the values on the page.
    flushSync(() => void setValues(without(step, values)))
    // Others are missing still: each has its own way out.
    if (isFailing(leaveOutStep(plan, key))) sending.leaveOut(key)
    else submit()
  }

  return (
    <Stack gap={4} ref={root}>
      <SendingProgress sending={{ ...sending, retry: submit, leaveOut }} isFormChanged={isChanged} />
    </Stack>
  )
}
