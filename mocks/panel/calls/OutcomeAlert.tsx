import { useEffect, useRef } from 'react'
import { Alert } from '@/design-system/components/Alert/Alert'
import type { Outcome } from './use-action.ts'

interface OutcomeAlertProps {
  outcome: Outcome | undefined
  /** Stands above the reason of a refusal. */
  refusedTitle?: string
}

/**
 * How something ended, where it was asked for. If what was pressed is gone by then it takes the focus, so that the
 * keyboard goes on from there.
 */
export function OutcomeAlert({ outcome, refusedTitle }: OutcomeAlertProps) {
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome && document.activeElement === document.body) alert.current?.focus()
  }, [outcome])
  if (!outcome) return null
  const { tone, text } = outcome
  return (
    <Alert ref={alert} tabIndex={-1} isLive tone={tone} title={tone === 'danger' ? refusedTitle : undefined}>
      {text}
    </Alert>
  )
}
