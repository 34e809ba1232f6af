import { useEffect, useRef, useState } from 'react'
import { createBackgroundCheckApi } from './background-check-api'
import { createInsuranceApi } from './insurance-api'
import { markInterruptedSteps, type Plan, revisePlan } from './plan'
import { type Run, runPlan } from './run-plan'
import { readStoredPlan, storePlan } from './stored-plans'

const callsFor = { INSURANCE: createInsuranceApi, BACKGROUND_CHECK: createBackgroundCheckApi }

/**
 * Runs plans one at a time. Leaving the page cancels the run. `initialStoredId` is the id of a plan read from the
 * device.
 */
export function usePlanRunner(rp: number, onChange: (plan: Plan) => void, initialStoredId?: string) {
  const running = useRef<Run>(undefined)
  const [isRunning, setRunning] = useState(false)
  const [progress, setProgress] = useState<Readonly<Record<string, number>>>({})
  /** Id of the plan that is stored on the device. */
  const [storedId, setStoredId] = useState(initialStoredId)
  useEffect(() => () => running.current?.cancel(), [])

  const run = async (plan: Plan, files: ReadonlyMap<string, File>) => {
    // Only new submissions are stored; an edited one can be read from the backend again.
    const keep = async (now: Plan) => {
      if (!plan.isEdit) await storePlan(rp, now)
    }
    setProgress({})
    setRunning(true)
    if (!plan.isEdit && (await storePlan(rp, plan, files))) setStoredId(plan.id)
    const onProgress = (key: string, share: number) => setProgress((before) => ({ ...before, [key]: share }))
    running.current = runPlan(plan, { calls: callsFor[plan.kind](rp), files, keep, onChange, onProgress })
    const end = await running.current.ended
    running.current = undefined
    setRunning(false)
    return end
  }
  /** Reads the plan with another tab's progress; undefined if that tab finished it. */
  const readLatest = async (plan: Plan): Promise<Plan | undefined> => {
    if (storedId !== plan.id) return plan
    const kept = await readStoredPlan(rp, plan)
    // A tab that closed during a run left calls without an answer.
    const isCut = kept?.steps.some(({ state }) => state === 'running')
    return kept && revisePlan(isCut ? markInterruptedSteps(kept) : kept, plan.wanted)
  }
  const cancel = () => running.current?.cancel()
  const cancelStep = (key: string) => running.current?.cancelStep(key)
  return { run, readLatest, storedId, isRunning, progress, cancel, cancelStep }
}
