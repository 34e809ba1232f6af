import { useEffect, useRef, useState } from 'react'
import { reasonOf } from './reason-of.ts'

/** The result of an action, as a sentence. */
export interface Outcome {
  /** The name of the action. */
  of: string
  tone: 'success' | 'danger'
  text: string
}

/** Runs the actions of a section, one at a time. */
export interface Action {
  /** The name of what is under way. */
  underWay: string | undefined
  /** The result of the last action. */
  outcome: Outcome | undefined
  /**
   * Does something; `work` answers what to say of it, or throws what was refused. While one thing is under way nothing
   * else is begun. Answers whether it was done.
   */
  act: (name: string, work: () => Promise<string>) => Promise<boolean>
  forget: () => void
}

/** Presses of buttons, one at a time, each with its outcome in words. */
export function useAction(): Action {
  const [underWay, setUnderWay] = useState<string>()
  const [outcome, setOutcome] = useState<Outcome>()
  // At once, also for a second press that comes before anything is drawn.
  const isBusy = useRef(false)

  // Told where it was done: whoever leaves the section and comes back is not told again.
  useEffect(() => () => setOutcome(undefined), [])

  const act = async (name: string, work: () => Promise<string>) => {
    if (isBusy.current) return false
    isBusy.current = true
    setUnderWay(name)
    setOutcome(undefined)
    const ended = await work().then(
      (text) => ({ of: name, tone: 'success', text }) as const,
      (error: unknown) => ({ of: name, tone: 'danger', text: reasonOf(error) }) as const,
    )
    isBusy.current = false
    setUnderWay(undefined)
    setOutcome(ended)
    return ended.tone === 'success'
  }

  return { underWay, outcome, act, forget: () => setOutcome(undefined) }
}
