import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { getFieldSentences } from '@/api/api-error'
import type { SubmissionStatus } from '@/api/generated/model/submissionStatus'
import { errors } from '@/copy/errors'
import { newKey } from '@/new-key'
import { useNotify } from '@/patterns/notify/use-notify'
import { useSession } from '@/session/use-session'
import { createBackgroundCheckApi } from './background-check-api'
import { copy } from './copy'
import type { SubmissionCall } from './diff-calls'
import type { FormSubmission } from './form-submission'
import {
  createPlan,
  getMissingSteps,
  isComplete,
  isFailing,
  leaveOutStep,
  type Plan,
  revisePlan,
} from './plan'
import { withPlanLock } from './plan-lock'
import { getStaleReads } from './stale-reads'
import { deletePlan, type StoredPlan } from './stored-plans'
import { createRequestInit } from './submission-api'
import { type HeldSubmission, nothingHeld } from './submission-state'
import { usePlanRunner } from './use-plan-runner'

interface SubmissionSendingOptions {
  /** A plan stored on the device, to resume. */
  storedPlan?: StoredPlan
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
  storedPlan,
  onDone,
  onLeaveOut,
}: SubmissionSendingOptions = {}): SubmissionSending {
  const { plan, setPlan, files, storedId, start, discard, ...runner } = usePlan(storedPlan, onDone)
  const { isRunning } = runner
  const resume = (next: Plan) => void start(next)
  const leaveOut = (key: string) => {
    const step = plan?.steps.find((other) => other.key === key)
    if (!plan || !step || isRunning) return
    const next = leaveOutStep(plan, key)
    onLeaveOut?.(step)
    if (isFailing(next)) setPlan(next)
    else resume(next)
  }
  const isFullySent = plan !== undefined && isComplete(plan)
  return {
    plan,
    isStopped: plan !== undefined && !isRunning && !isFullySent,
    isDone: isFullySent && !isRunning,
    decided: plan?.decided,
    isStored: plan !== undefined && plan.id === storedId,
    ...runner,
    send: async (form, held = nothingHeld) => {
      for (const [key, file] of form.files) files.set(key, file)
      return start(plan && !isFullySent ? revisePlan(plan, form.wanted) : createPlan(form.wanted, held), true)
    },
    retry: () => plan && !isRunning && resume(revisePlan(plan)),
    leaveOut,
    discard: async () => {
      if (plan && !isRunning) await discard(plan)
    },
  }
}

/** Holds a plan and runs it in one tab at a time. */
function usePlan(storedPlan: StoredPlan | undefined, onDone: SubmissionSendingOptions['onDone']) {
  const realPropertyId = useSession().neighbourhood.id
  const [plan, setPlan] = useState(storedPlan?.plan)
  const [otherTab, setOtherTab] = useState<OtherTabState>()
  const [files] = useState(() => new Map<string, File>(storedPlan?.files))
  const isBusy = useRef(false)
  const { run, readLatest, ...runner } = usePlanRunner(realPropertyId, setPlan, storedPlan?.plan.id)
  const { end, discard } = useRunEnd(realPropertyId, setPlan, onDone)

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
  realPropertyId: number,
  setPlan: (plan: Plan | undefined) => void,
  onDone: SubmissionSendingOptions['onDone'],
) {
  const client = useQueryClient()
  const notify = useNotify()
  const invalidateReads = ({ kind }: Plan) => {
    for (const read of getStaleReads(kind)) void client.invalidateQueries({ queryKey: [read] })
  }
  /** `refusal` is the error that the enclosing form can show. */
  const end = async (plan: Plan, refusal: unknown) => {
    if (isComplete(plan)) await deletePlan(realPropertyId, plan)
    invalidateReads(plan)
    const isForFields = Object.keys(getFieldSentences(refusal)).length > 0
    if (isForFields && !plan.steps.some(({ state }) => state === 'done')) {
      // Nothing was saved, so the form shows the field errors and starts a new plan.
      await deletePlan(realPropertyId, plan)
      setPlan(undefined)
      throw refusal
    }
    notifyResult(plan, notify)
    if (isComplete(plan)) onDone?.(plan)
  }
  const discard = async (plan: Plan) => {
    await discardEntries(realPropertyId, plan)
    await deletePlan(realPropertyId, plan)
    setPlan(undefined)
    invalidateReads(plan)
  }
  return { end, discard }
}

/**
 * Removes the entries of a discarded background check that belong to no submission. An entry that cannot be removed
 * is not visible to anybody.
 */
async function discardEntries(realPropertyId: number, { kind, held }: Plan): Promise<void> {
  if (kind !== 'BACKGROUND_CHECK' || held.submissionId !== null) return
  const calls = createBackgroundCheckApi(realPropertyId)
  for (const { placeId } of held.people) {
    await calls.removePerson(placeId, createRequestInit(newKey())).catch(() => {})
  }
}

const toastMs = 5_000

const summaries = Object.entries(copy.summaries)

/** Summaries of the done steps, such as 'Se agregó 1 persona'. */
const listSummaries = ({ steps }: Plan): string[] =>
  summaries.flatMap(([does, say]) => {
    const count = steps.filter((step) => step.state === 'done' && step.does === does).length
    return count > 0 ? [say(count)] : []
  })

/** Shows the result of a run in a toast, unless the form itself shows it. */
function notifyResult(plan: Plan, notify: ReturnType<typeof useNotify>): void {
  if (plan.decided) return
  if (isComplete(plan)) notifySuccess(plan, notify)
  else notifyFailures(plan, notify)
}

function notifySuccess(plan: Plan, notify: ReturnType<typeof useNotify>): void {
  const detail = plan.isEdit ? listSummaries(plan).join('. ') : ''
  notify.success(plan.isEdit ? copy.edited : copy.created[plan.kind], {
    timeout: toastMs,
    detail: detail === '' ? undefined : detail,
  })
}

/**
 * One toast summarises all failures, so that it does not cover their list. The sign-in dialog reports an expired
 * session.
 */
function notifyFailures(plan: Plan, notify: ReturnType<typeof useNotify>): void {
  const reasons = getMissingSteps(plan).flatMap(({ state, problem }) =>
    state === 'failed' && problem?.[0] !== undefined ? [problem[0]] : [],
  )
  const [sentence, ...others] = new Set(reasons.filter((reason) => reason !== errors.expired))
  const detail = others.length > 0 ? copy.more(others.length) : undefined
  if (sentence !== undefined) notify.error(sentence, { timeout: toastMs, detail })
}
