import type { ReactNode } from 'react'
import { errors } from '@/copy/errors'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'

interface RetryAlertProps {
  /** `warning`: without what did not come one can still go on. */
  tone?: 'danger' | 'warning'
  /** Asks again; absent where it would be answered the same. */
  onRetry?: () => void
  isRetrying?: boolean
  /** What went wrong. */
  children: ReactNode
}

/** Says that something did not come, and lets one ask for it again. */
export function RetryAlert({ tone = 'danger', onRetry, isRetrying, children }: RetryAlertProps) {
  const retry = onRetry && (
    <Button size="sm" loading={isRetrying} onClick={onRetry}>
      {errors.retry}
    </Button>
  )
  return (
    <Alert tone={tone} isLive action={retry}>
      {children}
    </Alert>
  )
}
