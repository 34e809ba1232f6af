import { Button } from '@/design-system/components/Button/Button'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { copy as words } from '../copy'
import { FormSending } from '../form/FormSending'
import type { SubmissionCall } from '../sending/diff-calls'
import type { SubmissionSending } from '../sending/use-submission-sending'
import { copy } from './copy'

interface EditActionsProps<Values> {
  sending: SubmissionSending
  /** Returns the form's values without a left-out person or file. */
  without: (call: SubmissionCall, values: Values) => Values
  onClose: () => void
}

export function EditActions<Values extends object>({ sending, without, onClose }: EditActionsProps<Values>) {
  return (
    <Stack gap={4}>
      <FormSending sending={sending} without={without} />
      <Inline gap={3} justify="end" stacksOnPhone>
        <Button onClick={onClose}>{copy.close}</Button>
        {/* After a failure the progress shows its own retry button. */}
        {sending.isStopped && !sending.decided ? null : (
          <SubmitButton disabledReason={sending.decided && words.notPending}>{copy.save}</SubmitButton>
        )}
      </Inline>
    </Stack>
  )
}
