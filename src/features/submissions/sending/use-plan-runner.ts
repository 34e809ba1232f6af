import { useEffect, useRef, useState } from 'react'
import { createBackgroundCheckApi } from './background-check-api'
import { createInsuranceApi } from './insurance-api'
import { markInterruptedSteps, type Plan, revisePlan } from './plan'
import { type Run, runPlan } from './run-plan'
import { readStoredPlan, storePlan } from './stored-plans'

const callsFor = { INSURANCE: createInsuranceApi, BACKGROUND_CHECK: createBackgroundCheckApi }

/** Runs plans of a neighbourhood, one at a time; who leaves the page gives up what is under way. `foundId` is a plan found on the device. */
export function usePlanRunner(rp: number, onChange: (plan: Plan) => void, initialStoredId?: string) {
  const running = useRef<Run>(undefined)
  const [isRunning, setRunning] = useState(false)
  const [progress, setProgress] = useState<Readonly<Record<string, number>>>({})
  /** The plan that lies on the device too. */
  const [storedId, setStoredId] = useState(initialStoredId)
  useEffect(() => () => running.current?.cancel(), [])

  const run = async (plan: Plan, files: ReadonlyMap<string, File>) => {
    // What is changed is read from the backend again; only what is new would be lost with the page.
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
  /** The plan with what another tab has done of it; undefined if that has brought it to an end. */
  const readLatest = async (plan: Plan): Promise<Plan | undefined> => {
    if (storedId !== plan.id) return plan
    const kept = await readStoredPlan(rp, plan)
    // A tab that went in the middle of it has left calls without an answer.
    const isCut = kept?.steps.some(({ state }) => state === 'running')
    return kept && revisePlan(isCut ? markInterruptedSteps(kept) : kept, plan.wanted)
  }
  const cancel = () => running.current?.cancel()
  const cancelStep = (key: string) => running.current?.cancelStep(key)
  return { run, readLatest, storedId, isRunning, progress, cancel, cancelStep }
}
