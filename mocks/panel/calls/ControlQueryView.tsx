import { type ReactNode, useEffect, useRef } from 'react'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import { Stack } from '@/design-system/components/Stack/Stack'
import { restoreLostFocus } from '@/design-system/restore-lost-focus'
import { copy } from './copy.ts'
import type { ControlQuery } from './use-control-query.ts'

interface ControlQueryViewProps<Value> {
  query: ControlQuery<Value>
  /** The title of the alert after a failure. An alert with this title omits the reason, which would not help the user. */
  failureTitle?: string
  children: (value: Value) => ReactNode
}

/**
 * Shows a skeleton until the control query has a result, then the value. A failure shows an alert with a retry button,
 * above the last value if there is one.
 */
export function ControlQueryView<Value>({ query, failureTitle, children }: ControlQueryViewProps<Value>) {
  const { value, failure, isLoading, reload } = query
  const content = useRef<HTMLDivElement>(null)
  const hasFailed = failure !== undefined
  useEffect(() => {
    if (!hasFailed) return
    return () => restoreLostFocus(content.current)
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
          title={failureTitle ?? copy.failed}
          action={
            <Button size="sm" loading={isLoading} onClick={() => void reload()}>
              {copy.retry}
            </Button>
          }
        >
          {failureTitle === undefined ? failure : null}
        </Alert>
      )}
      {value !== undefined && children(value)}
    </Stack>
  )
}
