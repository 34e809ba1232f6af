import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { fieldSentences } from '@/api/api-error'
import type { SubmissionStatus } from '@/api/generated/model/submissionStatus'
import { useNotify } from '@/patterns/notify/use-notify'
import { useSession } from '@/session/use-session'
import type { SubmissionCall } from './diff-calls'
import { discardEntries } from './discard-entries'
import type { FormSubmission } from './form-submission'
import { notifyResult } from './notify-result'
import { isComplete, isFailing, leaveOutStep, newPlan, type Plan, revisePlan } from './plan'
import { withPlanLock } from './plan-lock'
import { staleReads } from './stale-reads'
import { deletePlan, type StoredPlan } from './stored-plans'
import { type HeldSubmission, nothingHeld } from './submission-state'
import { usePlanRunner } from './use-plan-runner'

interface SubmissionSendingOptions {
  /** A plan stored on the device, to resume. */
  kept?: StoredPlan
  /** Called once everything is sent. */
  onDone?: (plan: Plan) => void
  /** Called when the reader leaves out a person or file that could not be sent. */
  onLeaveOut?: (call: SubmissionCall) => void
}

type OtherTabState = 'sending' | 'ended'

/** State and actions of sending a submission. */
export interface SubmissionSending {
  /** Absent before the first send and after discarding. */
  plan: Plan | undefined
  isRunning: boolean
  /** Steps are missing, and none is running. */
  isStopped: boolean
  isDone: boolean
  /** Decision of the Administration made meanwhile; nothing more can be sent. */
  decided: SubmissionStatus | undefined
  /** Another tab is sending the submission, or has finished it. */
  otherTab: OtherTabState | undefined
  /** The uploaded share of each file, from 0 to 1, by step key. */
  progress: Readonly<Record<string, number>>
  /** Whether the missing steps are stored on the device, so that leaving the page loses nothing. */
  isStored: boolean
  /**
   * Sends the difference between the form and the backend's state. Returns false if another tab holds the plan.
   * Throws the backend's field errors.
   */
  send: (form: FormSubmission, held?: HeldSubmission) => Promise<boolean>
  /** Sends the missing steps. */
  retry: () => void
  cancel: () => void
  cancelStep: (key: string) => void
  leaveOut: (key: string) => void
  /** Discards the missing steps. Sent ones stay saved. */
  discard: () => Promise<void>
}

/** Sends a submission step by step, retries missing steps, and shows the result in toasts. */
export function useSubmissionSending({
  kept,
  onDone,
  onLeaveOut,
}: SubmissionSendingOptions = {}): SubmissionSending {
  const { plan, setPlan, files, storedId, start, discard, ...runner } = usePlan(kept, onDone)
  const { isRunning } = runner
  const resume = (next: Plan) => void start(next)
  const leaveOut = (key: string) => {
    const step = plan?.steps.find((one) => one.key === key)
    if (!plan || !step || isRunning) return
    const next = leaveOutStep(plan, key)
    onLeaveOut?.(step)
    if (isFailing(next)) setPlan(next)
    else resume(next)
  }
  const isWhole = plan !== undefined && isComplete(plan)
  return {
    plan,
    isStopped: plan !== undefined && !isRunning && !isWhole,
    isDone: isWhole && !isRunning,
    decided: plan?.decided,
    isStored: plan !== undefined && plan.id === storedId,
    ...runner,
    send: async (form, held = nothingHeld) => {
      for (const [key, file] of form.files) files.set(key, file)
      return start(plan && !isWhole ? revisePlan(plan, form.wanted) : newPlan(form.wanted, held), true)
    },
    retry: () => plan && !isRunning && resume(revisePlan(plan)),
    leaveOut,
    discard: async () => {
      if (plan && !isRunning) await discard(plan)
    },
  }
}

/** Holds a plan and runs it in one tab at a time. */
function usePlan(kept: StoredPlan | undefined, onDone: SubmissionSendingOptions['onDone']) {
  const rp = useSession().neighbourhood.id
  const [plan, setPlan] = useState(kept?.plan)
  const [otherTab, setOtherTab] = useState<OtherTabState>()
  const [files] = useState(() => new Map<string, File>(kept?.files))
  const isBusy = useRef(false)
  const { run, readLatest, ...runner } = usePlanRunner(rp, setPlan, kept?.plan.id)
  const { end, discard } = useRunEnd(rp, setPlan, onDone)

  /** Returns whether the plan ran. `isForm` tells that a form can show the field errors. */
  const start = async (next: Plan, isForm = false): Promise<boolean> => {
    // A ref blocks a second press that arrives before React renders.
    if (isBusy.current) return false
    isBusy.current = true
    try {
      let stopped: OtherTabState | undefined = 'sending'
      setOtherTab(undefined)
      await withPlanLock(next.id, async () => {
        const current = await readLatest(next)
        setPlan(current)
        stopped = current ? undefined : 'ended'
        if (!current) return
        const { plan: last, refusal } = await run(current, files)
        await end(last, isForm ? refusal : undefined)
      })
      setOtherTab(stopped)
      return stopped === undefined
    } finally {
      isBusy.current = false
    }
  }
  return { plan, setPlan, files, otherTab, start, discard, ...runner }
}

/** After a run: invalidates the reads, shows the toasts and deletes a completed plan from the device. */
function useRunEnd(
  rp: number,
  setPlan: (plan: Plan | undefined) => void,
  onDone: SubmissionSendingOptions['onDone'],
) {
  const client = useQueryClient()
  const notify = useNotify()
  const invalidateReads = ({ kind }: Plan) => {
    for (const read of staleReads(kind)) void client.invalidateQueries({ queryKey: [read] })
  }
  /** `refusal` is the error that the enclosing form can show. */
  const end = async (plan: Plan, refusal: unknown) => {
    if (isComplete(plan)) await deletePlan(rp, plan)
    invalidateReads(plan)
    const isForFields = Object.keys(fieldSentences(refusal)).length > 0
    if (isForFields && !plan.steps.some(({ state }) => state === 'done')) {
      // Nothing was saved, so the form shows the field errors and starts a new plan.
      await deletePlan(rp, plan)
      setPlan(undefined)
      throw refusal
    }
    notifyResult(plan, notify)
    if (isComplete(plan)) onDone?.(plan)
  }
  const discard = async (plan: Plan) => {
    await discardEntries(rp, plan)
    await deletePlan(rp, plan)
    setPlan(undefined)
    invalidateReads(plan)
  }
  return { end, discard }
}
