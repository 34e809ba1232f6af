import { useEffect, useRef, useState } from 'react'
import { createBackgroundCheckApi } from './background-check-api'
import { createInsuranceApi } from './insurance-api'
import { markInterruptedSteps, type Plan, revisePlan } from './plan'
import { type Run, runPlan } from './run-plan'
import { readStoredPlan, storePlan } from './stored-plans'

const createApiByKind = { INSURANCE: createInsuranceApi, BACKGROUND_CHECK: createBackgroundCheckApi }

/**
 * Reads the stored plan, which another tab may have changed, and revises the stored plan for the form values of this tab.
 * Returns undefined if another tab finished or discarded the plan.
 */
async function readLatestStoredPlan(realPropertyId: number, plan: Plan): Promise<Plan | undefined> {
  const storedPlan = await readStoredPlan(realPropertyId, plan)
  // The caller holds the lock of the plan, so no other tab is running the plan: a step that is stored as running was
  // interrupted.
  const wasInterrupted = storedPlan?.steps.some(({ state }) => state === 'running')
  return storedPlan && revisePlan(wasInterrupted ? markInterruptedSteps(storedPlan) : storedPlan, plan.wanted)
}

/**
 * Runs the steps that send a submission. Leaving the page cancels the run. The caller must not start a second run
 * before the first run ends. `initialStoredId` is the id of a plan that was read from the browser's storage.
 */
export function usePlanRunner(
  realPropertyId: number,
  onChange: (plan: Plan) => void,
  initialStoredId?: string,
) {
  const currentRun = useRef<Run>(undefined)
  const [isRunning, setIsRunning] = useState(false)
  const [progress, setProgress] = useState<Readonly<Record<string, number>>>({})
  const [storedId, setStoredId] = useState(initialStoredId)
  useEffect(() => () => currentRun.current?.cancel(), [])

  const run = async (plan: Plan, files: ReadonlyMap<string, File>) => {
    // The plan of an edit is not stored on the device, because the backend already has the submission.
    const storeUnlessEdit = async (currentPlan: Plan) => {
      if (!plan.isEdit) await storePlan(realPropertyId, currentPlan)
    }
    setProgress({})
    setIsRunning(true)
    if (!plan.isEdit && (await storePlan(realPropertyId, plan, files))) setStoredId(plan.id)
    const onProgress = (key: string, fraction: number) =>
      setProgress((previous) => ({ ...previous, [key]: fraction }))
    currentRun.current = runPlan(plan, {
      api: createApiByKind[plan.kind](realPropertyId),
      files,
      storePlan: storeUnlessEdit,
      onChange,
      onProgress,
    })
    const result = await currentRun.current.completion
    currentRun.current = undefined
    setIsRunning(false)
    return result
  }
  const readLatest = async (plan: Plan) =>
    storedId === plan.id ? readLatestStoredPlan(realPropertyId, plan) : plan
  const cancel = () => currentRun.current?.cancel()
  const cancelStep = (key: string) => currentRun.current?.cancelStep(key)
  return { run, readLatest, storedId, isRunning, progress, cancel, cancelStep }
}
