import { useEffect, useRef, useState } from 'react'
import { getFailureReason } from './failure-reason.ts'

/** The result of an action, with a sentence for the user. */
export interface ActionOutcome {
  actionId: string
  tone: 'success' | 'danger'
  text: string
}

/** Runs the actions that share one alert, such as the actions of a section. */
export interface ActionRunner {
  /** The id of the action that is running. */
  runningId: string | undefined
  /** The outcome of the last action; undefined while an action is running. */
  outcome: ActionOutcome | undefined
  /**
   * Runs `work`, which resolves with the sentence for the outcome. Resolves with whether `work` succeeded. While
   * another action is running, does nothing and resolves with false.
   */
  run: (actionId: string, work: () => Promise<string>) => Promise<boolean>
  clearOutcome: () => void
}

/** Runs at most one action at a time, and stores the outcome of the last action. */
export function useAction(): ActionRunner {
  const [runningId, setRunningId] = useState<string>()
  const [outcome, setOutcome] = useState<ActionOutcome>()
  // A ref instead of a state, because a second press may precede the next render.
  const isBusy = useRef(false)

  // `Activity` hides a closed section: the state stays, but this cleanup runs. Without the cleanup, the reopened section
  // would announce the old outcome again.
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
