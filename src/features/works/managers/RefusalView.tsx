import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { copy } from './copy'

interface RefusalViewProps {
  title?: string
  reason: string
  onClose: () => void
}

/**
 * Shows, in place of the form of a dialog, why the user cannot add or edit a manager: the manager does not exist, or the user
 * may not do it.
 */
export function RefusalView({ title, reason, onClose }: RefusalViewProps) {
  return (
    <Stack gap={5}>
      <Alert title={title}>{reason}</Alert>
      <Inline gap={3} justify="end" stacksOnPhone>
        <Button onClick={onClose}>{copy.edit.close}</Button>
      </Inline>
    </Stack>
  )
}
