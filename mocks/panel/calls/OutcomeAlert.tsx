import { useEffect, useRef } from 'react'
import { Alert } from '@/design-system/components/Alert/Alert'
import { restoreLostFocus } from '@/design-system/restore-lost-focus'
import { copy } from '../copy.ts'
import type { ActionOutcome } from './use-action.ts'

interface OutcomeAlertProps {
  outcome: ActionOutcome | undefined
  /** The title above the reason if the action failed. */
  failureTitle?: string
  /** Called by the close button of the alert. Without `onDismiss`, the alert has no close button. */
  onDismiss?: () => void
}

/** Shows the outcome of an action. The alert takes the focus if the pressed button no longer exists. */
export function OutcomeAlert({ outcome, failureTitle, onDismiss }: OutcomeAlertProps) {
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome) restoreLostFocus(alert.current)
  }, [outcome])
  if (!outcome) return null
  const { tone, text } = outcome
  return (
    <Alert
      ref={alert}
      isLive
      tone={tone}
      title={tone === 'danger' ? failureTitle : undefined}
      dismiss={onDismiss && { label: copy.closeNotice, onDismiss }}
    >
      {text}
    </Alert>
  )
}
