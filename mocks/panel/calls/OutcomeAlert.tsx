import { useEffect, useRef } from 'react'
import { Alert } from '@/design-system/components/Alert/Alert'
import { inheritFocus } from '@/design-system/inherit-focus'
import { copy } from '../copy.ts'
import type { Outcome } from './use-action.ts'

interface OutcomeAlertProps {
  outcome: Outcome | undefined
  /** Stands above the reason of a refusal. */
  refusedTitle?: string
  /** If given, it can be sent away. */
  onDismiss?: () => void
}

/**
 * How something ended, where it was asked for. If what was pressed is gone by then it takes the focus, so that the
 * keyboard goes on from there.
 */
export function OutcomeAlert({ outcome, refusedTitle, onDismiss }: OutcomeAlertProps) {
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome) inheritFocus(alert.current)
  }, [outcome])
  if (!outcome) return null
  const { tone, text } = outcome
  return (
    <Alert
      ref={alert}
      isLive
      tone={tone}
      title={tone === 'danger' ? refusedTitle : undefined}
      dismiss={onDismiss && { label: copy.closeWord, onDismiss }}
    >
      {text}
    </Alert>
  )
}
