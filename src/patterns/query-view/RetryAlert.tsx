import type { ReactNode } from 'react'
import { errors } from '@/copy/errors'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'

interface RetryAlertProps {
  /** Use `warning` if the user can continue without the data. */
  tone?: 'danger' | 'warning'
  /** Called by the retry button. Omit this prop if a retry would give the same result. */
  onRetry?: () => void
  isRetrying?: boolean
  children: ReactNode
}

/** The alert for data that failed to load. It has a retry button if `onRetry` is set. */
export function RetryAlert({ tone = 'danger', onRetry, isRetrying, children }: RetryAlertProps) {
  const retryButton = onRetry && (
    <Button size="sm" loading={isRetrying} onClick={onRetry}>
      {errors.retry}
    </Button>
  )
  return (
    <Alert tone={tone} isLive action={retryButton}>
      {children}
    </Alert>
  )
}
