import { useEffect, useRef, useState } from 'react'
import { backgroundCheckCalls } from './background-check-calls'
import { insuranceCalls } from './insurance-calls'
import { keepPlan, keptNow } from './kept-plans'
import { asFound, type Plan, revise } from './plan'
import { type Run, runPlan } from './run-plan'

const callsFor = { INSURANCE: insuranceCalls, BACKGROUND_CHECK: backgroundCheckCalls }

/** Runs plans of a neighbourhood, one at a time; who leaves the page gives up what is under way. `foundId` is a plan found on the device. */
export function useRunner(rp: number, onChange: (plan: Plan) => void, foundId?: string) {
  const running = useRef<Run>(undefined)
  const [isRunning, setRunning] = useState(false)
  const [progress, setProgress] = useState<Readonly<Record<string, number>>>({})
  /** The plan that lies on the device too. */
  const [keptId, setKeptId] = useState(foundId)
  useEffect(() => () => running.current?.cancel(), [])

  const run = async (plan: Plan, files: ReadonlyMap<string, File>) => {
    // What is changed is read from the backend again; only what is new would be lost with the page.
    const keep = async (now: Plan) => {
      if (!plan.isEdit) await keepPlan(rp, now)
    }
    setProgress({})
    setRunning(true)
    if (!plan.isEdit && (await keepPlan(rp, plan, files))) setKeptId(plan.id)
    const onProgress = (key: string, share: number) => setProgress((before) => ({ ...before, [key]: share }))
    running.current = runPlan(plan, { calls: callsFor[plan.kind](rp), files, keep, onChange, onProgress })
    const end = await running.current.ended
    running.current = undefined
    setRunning(false)
    return end
  }
  /** The plan with what another tab has done of it; undefined if that has brought it to an end. */
  const latest = async (plan: Plan): Promise<Plan | undefined> => {
    if (keptId !== plan.id) return plan
    const kept = await keptNow(rp, plan)
    // A tab that went in the middle of it has left calls without an answer.
    const isCut = kept?.steps.some(({ state }) => state === 'running')
    return kept && revise(isCut ? asFound(kept) : kept, plan.wanted)
  }
  const cancel = () => running.current?.cancel()
  const cancelStep = (key: string) => running.current?.cancelStep(key)
  return { run, latest, keptId, isRunning, progress, cancel, cancelStep }
}
