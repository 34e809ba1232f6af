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
  /** A submission that was kept on the device, to go on with. */
  kept?: StoredPlan
  /** All of it is sent. */
  onDone?: (plan: Plan) => void
  /** Somebody or a file that could not be sent is not wanted any more. */
  onLeaveOut?: (call: SubmissionCall) => void
}

type OtherTabState = 'sending' | 'ended'

/** The sending of a submission, as a screen follows and steers it. */
export interface SubmissionSending {
  /** Absent before anything was sent, and after it was discarded. */
  plan: Plan | undefined
  isRunning: boolean
  /** Something is missing, and nothing is under way. */
  isStopped: boolean
  isDone: boolean
  /** What the Administration decided meanwhile: nothing more can be sent. */
  decided: SubmissionStatus | undefined
  /** Another tab is sending it, or has brought it to an end. */
  otherTab: OtherTabState | undefined
  /** How much of a file has gone, from 0 to 1, by the key of its step. */
  progress: Readonly<Record<string, number>>
  /** Whether what is missing lies on the device too, so that leaving the page loses nothing. */
  isStored: boolean
  /**
   * Sends what the form wants and the backend lacks. Answers false if another tab stands in the way. Throws what the
   * backend says against the fields of the form.
   */
  send: (form: FormSubmission, held?: HeldSubmission) => Promise<boolean>
  /** Sends what is missing. */
  retry: () => void
  cancel: () => void
  cancelStep: (key: string) => void
  leaveOut: (key: string) => void
  /** Gives up what is missing. What was sent stays. */
  discard: () => Promise<void>
}

/** Sends a submission in its steps, and again what is missing. Tells the toasts of the documents. */
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

/** A plan, and how it is run: once at a time, in one tab, to its end. */
function usePlan(kept: StoredPlan | undefined, onDone: SubmissionSendingOptions['onDone']) {
  const rp = useSession().neighbourhood.id
  const [plan, setPlan] = useState(kept?.plan)
  const [otherTab, setOtherTab] = useState<OtherTabState>()
  const [files] = useState(() => new Map<string, File>(kept?.files))
  const isBusy = useRef(false)
  const { run, readLatest, ...runner } = usePlanRunner(rp, setPlan, kept?.plan.id)
  const { end, discard } = useRunEnd(rp, setPlan, onDone)

  /** Answers whether it was run. `isForm` where a form holds what is sent, and can tell why it is refused. */
  const start = async (next: Plan, isForm = false): Promise<boolean> => {
    // A second press comes before React has drawn the first: only a ref sees it.
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

/** What follows a run: the lists are read again, toasts tell of it, and what is kept on the device is done with. */
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
  /** `refusal` is what the form around it can tell. */
  const end = async (plan: Plan, refusal: unknown) => {
    if (isComplete(plan)) await deletePlan(rp, plan)
    invalidateReads(plan)
    const isForFields = Object.keys(fieldSentences(refusal)).length > 0
    if (isForFields && !plan.steps.some(({ state }) => state === 'done')) {
      // Nothing is saved: the form tells it at its fields, and begins anew.
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
