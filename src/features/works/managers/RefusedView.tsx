import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { copy } from './copy'

interface RefusedViewProps {
  name?: string
  reason: string
  onClose: () => void
}

/** Explains that the requested view is missing or not allowed. */
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
