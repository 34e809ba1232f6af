import type { ReactNode } from 'react'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import { Stack } from '@/design-system/components/Stack/Stack'
import { copy } from './copy.ts'
import type { Control } from './use-control.ts'

interface ControlViewProps<Value> {
  control: Control<Value>
  /** Draws what was answered. */
  children: (value: Value) => ReactNode
}

/** What a control answered: on its way, not come with a way to ask again, or there. The last answer stays. */
export function ControlView<Value>({ control, children }: ControlViewProps<Value>) {
  const { value, failure, isLoading, reload } = control
  if (value === undefined && failure === undefined) {
    return (
      <SkeletonGroup label={copy.loading}>
        <Skeleton lines={4} />
      </SkeletonGroup>
    )
  }
  return (
    <Stack gap={4}>
      {failure !== undefined && (
        <Alert
          tone="danger"
          isLive
          title={copy.failed}
          action={
            <Button size="sm" loading={isLoading} onClick={() => void reload()}>
              {copy.retry}
            </Button>
          }
        >
          {failure}
        </Alert>
      )}
      {value !== undefined && children(value)}
    </Stack>
  )
}
