import { Button } from '@/design-system/components/Button/Button'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { copy as words } from '../copy'
import { SendingProgress } from '../sending/SendingProgress'
import type { Sending } from '../sending/use-sending'
import { copy } from './copy'

interface EditActionsProps {
  sending: Sending
  onClose: () => void
}

/** What a form in a drawer ends with (L2). What is missing of what was sent is told above it. */
export function EditActions({ sending, onClose }: EditActionsProps) {
  return (
    <Stack gap={4}>
      <SendingProgress sending={sending} />
      <Inline gap={3} justify="end" stacksOnPhone>
        <Button onClick={onClose}>{copy.close}</Button>
        <SubmitButton disabledReason={sending.decided && words.notPending}>{copy.save}</SubmitButton>
      </Inline>
    </Stack>
  )
}
