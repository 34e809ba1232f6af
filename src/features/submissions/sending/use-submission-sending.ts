import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { getFieldSentences } from '@/api/api-error'
import { refreshes } from '@/api/refreshes'
import { errors } from '@/copy/errors'
import { newKey } from '@/new-key'
import { useNotify } from '@/patterns/notify/use-notify'
import { useSession } from '@/session/use-session'
import type { SubmissionKind } from '../kinds'
import { createBackgroundCheckApi } from './background-check-api'
import { copy } from './copy'
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
import { deletePlan, type StoredPlan } from './stored-plans'
import { createRequestInit } from './submission-api'
import { type FormSubmission, nothingHeld } from './submission-state'
import { usePlanRunner } from './use-plan-runner'

interface SubmissionSendingOptions {
  storedPlan?: StoredPlan
  onDone?: (plan: Plan) => void
}

type OtherTabState = 'sending' | 'ended'

export type SubmissionSending = ReturnType<typeof useSubmissionSending>

/** Sends a submission step by step, retries missing steps, and shows the result in toasts. */
export function useSubmissionSending({ storedPlan, onDone }: SubmissionSendingOptions) {
  const { plan, setPlan, files, storedId, start, discard, ...runner } = usePlan(storedPlan, onDone)
  const { isRunning } = runner
  const resume = (next: Plan) => void start(next)
  const leaveOut = (key: string) => {
    if (!plan || isRunning) return
    const next = leaveOutStep(plan, key)
    if (isFailing(next)) setPlan(next)
    else resume(next)
  }
  const isFullySent = plan !== undefined && isComplete(plan)
  return {
    plan,
    /** Steps are missing, and none is running. */
    isStopped: plan !== undefined && !isRunning && !isFullySent,
    /** Decision of the Administration made meanwhile; nothing more can be sent. */
    decided: plan?.decided,
    /** Whether the missing steps are stored on the device, so that leaving the page loses nothing. */
    isStored: plan !== undefined && plan.id === storedId,
    ...runner,
    /**
     * Sends the difference between the form and the backend's state. Returns false if another tab holds the plan.
     * Throws the backend's field errors.
     */
    send: async (form: FormSubmission, held = nothingHeld) => {
      for (const [key, file] of form.files) files.set(key, file)
      return start(plan && !isFullySent ? revisePlan(plan, form.wanted) : createPlan(form.wanted, held), true)
    },
    retry: () => {
      if (plan && !isRunning) resume(revisePlan(plan))
    },
    leaveOut,
    /** Discards the missing steps. Sent ones stay saved. */
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

/** The operations of a kind's steps. The reads that they make stale are invalidated once after the last step. */
const writes = {
  INSURANCE: [
    'createInsuranceSubmission',
    'updateInsuranceSubmission',
    'createInsuredPerson',
    'deleteInsuredPerson',
    'uploadInsuranceAttachment',
    'deleteInsuranceAttachment',
  ],
  BACKGROUND_CHECK: [
    'createBackgroundCheckSubmission',
    'updateBackgroundCheckSubmission',
    'createBackgroundCheckPerson',
    'updateBackgroundCheckPerson',
    'deleteBackgroundCheckPerson',
    'uploadBackgroundCheckAttachment',
    'deleteBackgroundCheckAttachment',
  ],
} satisfies Record<SubmissionKind, (keyof typeof refreshes)[]>

/** After a run: invalidates the reads, shows the toasts and deletes a completed plan from the device. */
function useRunEnd(
  realPropertyId: number,
  setPlan: (plan: Plan | undefined) => void,
  onDone: SubmissionSendingOptions['onDone'],
) {
  const client = useQueryClient()
  const notify = useNotify()
  const invalidateReads = ({ kind }: Plan) => {
    for (const read of new Set<string>(writes[kind].flatMap((operation) => refreshes[operation])))
      void client.invalidateQueries({ queryKey: [read] })
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

/** Shows the result of a run in a toast, unless the form itself shows it. */
function notifyResult(plan: Plan, notify: ReturnType<typeof useNotify>): void {
  if (plan.decided) return
  if (isComplete(plan)) notifySuccess(plan, notify)
  else notifyFailures(plan, notify)
}

/** Sums up the steps of an edited submission, such as 'Se agregó 1 persona'. */
function notifySuccess({ steps, isEdit, kind }: Plan, notify: ReturnType<typeof useNotify>): void {
  const summaries = Object.entries(copy.summaries).flatMap(([does, summarize]) => {
    const count = steps.filter((step) => step.state === 'done' && step.does === does).length
    return count > 0 ? [summarize(count)] : []
  })
  notify.success(isEdit ? copy.edited : copy.created[kind], {
    timeout: toastMs,
    detail: (isEdit && summaries.join('. ')) || undefined,
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
