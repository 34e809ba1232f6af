import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { copy } from './copy'

interface RefusedViewProps {
  /** Whom it is about, if anybody. */
  name?: string
  /** Why it is not there for the reader. */
  reason: string
  onClose: () => void
}

/** That what the address asks for is not the reader's to do, or is not there. */
export function RefusedView({ name, reason, onClose }: RefusedViewProps) {
  return (
    <Stack gap={5}>
      <Alert title={name}>{reason}</Alert>
      <Inline gap={3} justify="end" stacksOnPhone>
        <Button onClick={onClose}>{copy.edit.close}</Button>
      </Inline>
    </Stack>
  )
}
