import { useEffect, useRef, useState } from 'react'
import { backgroundCheckCalls } from './background-check-calls'
import { insuranceCalls } from './insurance-calls'
import { keepPlan } from './kept-plans'
import type { Plan } from './plan'
import { type Run, runPlan } from './run-plan'

const callsFor = { INSURANCE: insuranceCalls, BACKGROUND_CHECK: backgroundCheckCalls }

/** Runs plans of a neighbourhood, one at a time; who leaves the page gives up what is under way. */
export function useRunner(rp: number, onChange: (plan: Plan) => void) {
  const running = useRef<Run>(undefined)
  const [isRunning, setRunning] = useState(false)
  const [progress, setProgress] = useState<Readonly<Record<string, number>>>({})
  useEffect(() => () => running.current?.cancel(), [])

  const run = async (plan: Plan, files: ReadonlyMap<string, File>) => {
    // What is changed is read from the backend again; only what is new would be lost with the page.
    const keep = async (now: Plan) => {
      if (!plan.isEdit) await keepPlan(rp, now)
    }
    setProgress({})
    setRunning(true)
    if (!plan.isEdit) await keepPlan(rp, plan, files)
    const onProgress = (key: string, share: number) => setProgress((before) => ({ ...before, [key]: share }))
    running.current = runPlan(plan, { calls: callsFor[plan.kind](rp), files, keep, onChange, onProgress })
    const end = await running.current.ended
    running.current = undefined
    setRunning(false)
    return end
  }
  return {
    run,
    isRunning,
    progress,
    cancel: () => running.current?.cancel(),
    cancelStep: (key: string) => running.current?.cancelStep(key),
  }
}
