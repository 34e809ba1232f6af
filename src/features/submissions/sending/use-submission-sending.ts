import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { getFieldSentences } from '@/api/api-error'
import { invalidateReads } from '@/api/invalidate-reads'
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
  getUnfinishedSteps,
  hasFailedOrCancelledSteps,
  isComplete,
  leaveOutStep,
  type Plan,
  revisePlan,
  type Step,
} from './plan'
import { withPlanLock } from './plan-lock'
import { deletePlan, type StoredPlan } from './stored-plans'
import { createRequestInit } from './submission-api'
import { type FormSubmission, noSavedSubmission, type SavedSubmission } from './submission-state'
import { usePlanRunner } from './use-plan-runner'

interface SubmissionSendingOptions {
  storedPlan?: StoredPlan
  /** Called when all steps are sent. */
  onDone?: (plan: Plan) => void
}

type OtherTabState = 'sending' | 'ended'

export type SubmissionSending = ReturnType<typeof useSubmissionSending>

/** Sends a submission step by step, retries unsent steps, and shows the result in toasts. */
export function useSubmissionSending({ storedPlan, onDone }: SubmissionSendingOptions) {
  const { plan, setPlan, files, storedId, start, discard, ...runner } = usePlan(storedPlan, onDone)
  const { isRunning } = runner
  const resume = (revisedPlan: Plan) => void start(revisedPlan)
  const leaveOut = (key: string) => {
    if (!plan || isRunning) return
    const revisedPlan = leaveOutStep(plan, key)
    // The user decides about the other failed or cancelled steps before the plan runs again.
    if (hasFailedOrCancelledSteps(revisedPlan)) setPlan(revisedPlan)
    else resume(revisedPlan)
  }
  const isFullySent = plan !== undefined && isComplete(plan)
  return {
    plan,
    /** Whether the plan has unsent steps and no step is running. */
    isStopped: plan !== undefined && !isRunning && !isFullySent,
    /** Set if the Administration decided before all steps were sent. The remaining steps cannot be sent. */
    decision: plan?.decided,
    /** Whether the unsent steps are stored on the device. If so, the user can leave the page and send the steps later. */
    isStored: plan !== undefined && plan.id === storedId,
    ...runner,
    /**
     * Sends the difference between the form and the backend's state. Returns false and sends nothing if any tab is already
     * sending the plan. Does the same if another tab has finished or discarded the plan.
     * @throws ApiError with field errors if the backend rejected the submission and no step is done.
     */
    send: async (form: FormSubmission, savedSubmission = noSavedSubmission) => {
      for (const [key, file] of form.files) files.set(key, file)
      return start(createFormPlan(plan, form, savedSubmission), true)
    },
    retry: () => {
      if (plan && !isRunning) resume(revisePlan(plan))
    },
    leaveOut,
    /** Discards the unsent steps. The backend keeps the data of the sent steps. */
    discard: async () => {
      if (plan && !isRunning) await discard(plan)
    },
  }
}

/** If the plan has unsent steps, revises the plan for the form's values; otherwise creates a new plan. */
const createFormPlan = (
  plan: Plan | undefined,
  { wanted }: FormSubmission,
  savedSubmission: SavedSubmission,
) => (plan && !isComplete(plan) ? revisePlan(plan, wanted) : createPlan(wanted, savedSubmission))

/** Keeps the plan in React state, and runs the plan in only one tab at a time. */
function usePlan(storedPlan: StoredPlan | undefined, onDone: SubmissionSendingOptions['onDone']) {
  const realPropertyId = useSession().neighbourhood.id
  const [plan, setPlan] = useState(storedPlan?.plan)
  const [otherTab, setOtherTab] = useState<OtherTabState>()
  const [files] = useState(() => new Map<string, File>(storedPlan?.files))
  const isBusy = useRef(false)
  const { run, readLatest, ...runner } = usePlanRunner(realPropertyId, setPlan, storedPlan?.plan.id)
  const { finishRun, discard } = useRunEnd(realPropertyId, setPlan, onDone)

  /**
   * Returns whether the plan ran. If `canShowFieldErrors` is true, throws the backend's field errors; otherwise toasts
   * show the field errors.
   */
  const start = async (requestedPlan: Plan, canShowFieldErrors = false): Promise<boolean> => {
    // A ref, unlike React state, blocks a second press of the button even before the next render.
    if (isBusy.current) return false
    isBusy.current = true
    try {
      let otherTabState: OtherTabState | undefined
      setOtherTab(undefined)
      const hasLock = await withPlanLock(requestedPlan.id, async () => {
        const currentPlan = await readLatest(requestedPlan)
        setPlan(currentPlan)
        if (!currentPlan) {
          otherTabState = 'ended'
          return
        }
        const { plan: finalPlan, submissionError } = await run(currentPlan, files)
        await finishRun(finalPlan, canShowFieldErrors ? submissionError : undefined)
      })
      if (!hasLock) otherTabState = 'sending'
      setOtherTab(otherTabState)
      return otherTabState === undefined
    } finally {
      isBusy.current = false
    }
  }
  return { plan, setPlan, files, otherTab, start, discard, ...runner }
}

/**
 * The operations that send submissions, by the kind of the submission. At the end of a run, `useRunEnd` invalidates all
 * TanStack queries that these operations affect.
 */
const operationsByKind = {
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

/** Ends a run: invalidates the affected queries, shows the toasts and deletes a completed plan from the device. */
function useRunEnd(
  realPropertyId: number,
  setPlan: (plan: Plan | undefined) => void,
  onDone: SubmissionSendingOptions['onDone'],
) {
  const client = useQueryClient()
  const notify = useNotify()
  const invalidateQueries = ({ kind }: Plan) => {
    const affectedQueries = new Set<string>(
      operationsByKind[kind].flatMap((operation) => refreshes[operation]),
    )
    void invalidateReads(client, [...affectedQueries])
  }
  /** If no step is done, throws a `submissionError` with field errors. The enclosing form shows these errors. */
  const finishRun = async (plan: Plan, submissionError: unknown) => {
    if (isComplete(plan)) await deletePlan(realPropertyId, plan)
    invalidateQueries(plan)
    const hasFieldErrors = Object.keys(getFieldSentences(submissionError)).length > 0
    if (hasFieldErrors && !plan.steps.some(({ state }) => state === 'done')) {
      // The backend saved no step, so the next attempt starts a new plan.
      await deletePlan(realPropertyId, plan)
      setPlan(undefined)
      throw submissionError
    }
    notifyResult(plan, notify)
    if (isComplete(plan)) onDone?.(plan)
  }
  const discard = async (plan: Plan) => {
    await discardEntries(realPropertyId, plan)
    await deletePlan(realPropertyId, plan)
    setPlan(undefined)
    invalidateQueries(plan)
  }
  return { finishRun, discard }
}

/**
 * Removes the saved entries of a background-check submission that is not created yet. A failed removal is ignored, because
 * no page shows an entry without a submission.
 */
async function discardEntries(realPropertyId: number, { kind, held: savedSubmission }: Plan): Promise<void> {
  if (kind !== 'BACKGROUND_CHECK' || savedSubmission.submissionId !== null) return
  const api = createBackgroundCheckApi(realPropertyId)
  for (const { placeId: entryId } of savedSubmission.people) {
    await api.removePerson(entryId, createRequestInit(newKey())).catch(() => {})
  }
}

const toastMs = 5_000

/** Shows the result of a run in a toast, unless the Administration has decided: then `SendingProgress` shows the decision. */
function notifyResult(plan: Plan, notify: ReturnType<typeof useNotify>): void {
  if (plan.decided) return
  if (isComplete(plan)) notifySuccess(plan, notify)
  else notifyFailures(plan, notify)
}

/** Counts the finished steps of an action. A person who is removed and added again counts once, as submitted again. */
function countDoneSteps(steps: readonly Step[], action: string): number {
  const doneSteps = steps.filter(({ state }) => state === 'done')
  const replacedIds = new Set(
    doneSteps.flatMap((step) => (step.does === 'add-person' ? (step.person.replaces ?? []) : [])),
  )
  if (action === 'resubmit-person') return replacedIds.size
  return doneSteps.filter((step) => {
    if (step.does === 'add-person' && step.person.replaces !== undefined) return false
    if (step.does === 'remove-person' && replacedIds.has(step.person.placeId)) return false
    return step.does === action
  }).length
}

/** Shows a success toast. After an edit, the toast also counts the finished steps, such as 'Se agregó 1 persona'. */
function notifySuccess({ steps, isEdit, kind }: Plan, notify: ReturnType<typeof useNotify>): void {
  const summaries = Object.entries(copy.summaries).flatMap(([action, summarize]) => {
    const count = countDoneSteps(steps, action)
    return count > 0 ? [summarize(count)] : []
  })
  notify.success(isEdit ? copy.edited : copy.created[kind], {
    timeout: toastMs,
    detail: (isEdit && summaries.join('. ')) || undefined,
  })
}

/**
 * Summarises all failures in one toast, because several toasts would cover the list of failures on the page. The toast
 * does not mention an expired session, because the sign-in dialog does.
 */
function notifyFailures(plan: Plan, notify: ReturnType<typeof useNotify>): void {
  const reasons = getUnfinishedSteps(plan).flatMap(({ state, problem }) =>
    state === 'failed' && problem?.[0] !== undefined ? [problem[0]] : [],
  )
  const [sentence, ...otherReasons] = new Set(reasons.filter((reason) => reason !== errors.expired))
  const detail = otherReasons.length > 0 ? copy.more(otherReasons.length) : undefined
  if (sentence !== undefined) notify.error(sentence, { timeout: toastMs, detail })
}
