import { type ReactNode, useEffect, useRef } from 'react'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import { Stack } from '@/design-system/components/Stack/Stack'
import { inheritFocus } from '@/design-system/inherit-focus'
import { copy } from './copy.ts'
import type { ControlReading } from './use-control.ts'

interface ControlViewProps<Value> {
  control: ControlReading<Value>
  /** Said of what did not come, if the reason that is known says nothing to whoever reads it. */
  whatFailed?: string
  /** Draws what was answered. */
  children: (value: Value) => ReactNode
}

/** Shows the answer of a control, a spinner, or the failure with a way to try again. The last answer stays visible. */
export function ControlView<Value>({ control, whatFailed, children }: ControlViewProps<Value>) {
  const { value, failure, isLoading, reload } = control
  const content = useRef<HTMLDivElement>(null)
  const hasFailed = failure !== undefined
  useEffect(() => {
    if (!hasFailed) return
    return () => inheritFocus(content.current)
  }, [hasFailed])

  if (value === undefined && !hasFailed) {
    return (
      <SkeletonGroup label={copy.loading}>
        <Skeleton lines={4} />
      </SkeletonGroup>
    )
  }
  return (
    <Stack gap={4} ref={content}>
      {hasFailed && (
        <Alert
          tone="danger"
          isLive
          title={whatFailed ?? copy.failed}
          action={
            <Button size="sm" loading={isLoading} onClick={() => void reload()}>
              {copy.retry}
            </Button>
          }
        >
          {whatFailed === undefined ? failure : null}
        </Alert>
      )}
      {value !== undefined && children(value)}
    </Stack>
  )
}
