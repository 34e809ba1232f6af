import { useEffect, useRef, useState } from 'react'
import { getFailureReason } from './failure-reason.ts'

/** The result of an action, with a sentence for the user. */
export interface ActionOutcome {
  actionId: string
  tone: 'success' | 'danger'
  text: string
}

/** The state of a section's buttons. */
export interface Action {
  /** The id of the action that is running. */
  runningId: string | undefined
  outcome: ActionOutcome | undefined
  /** Runs `work`, which resolves with a sentence, unless an action is running. Resolves with true on success. */
  run: (actionId: string, work: () => Promise<string>) => Promise<boolean>
  clearOutcome: () => void
}

/** Runs one action at a time, and stores its outcome. */
export function useAction(): Action {
  const [runningId, setRunningId] = useState<string>()
  const [outcome, setOutcome] = useState<ActionOutcome>()
  // A ref instead of a state, because a second press may precede the next render.
  const isBusy = useRef(false)

  // A closed section deletes its outcome, so that a reopened section does not announce the outcome again.
  useEffect(() => () => setOutcome(undefined), [])

  const run = async (actionId: string, work: () => Promise<string>) => {
    if (isBusy.current) return false
    isBusy.current = true
    setRunningId(actionId)
    setOutcome(undefined)
    const result = await work().then(
      (text) => ({ actionId, tone: 'success', text }) as const,
      (error: unknown) => ({ actionId, tone: 'danger', text: getFailureReason(error) }) as const,
    )
    isBusy.current = false
    setRunningId(undefined)
    setOutcome(result)
    return result.tone === 'success'
  }

  return { runningId, outcome, run, clearOutcome: () => setOutcome(undefined) }
}
