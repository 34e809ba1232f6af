import type { SubmissionStatus } from '@/api/generated/model/submissionStatus'
import { newKey } from '@/new-key'
import type { SubmissionKind } from '../kinds'
import { diffCalls, type SubmissionCall } from './diff-calls'
import type { SavedSubmission, StepEffect, WantedSubmission } from './submission-state'

/** A `waiting` step has not started yet. All states except `done` count as unfinished and unsent. */
type StepState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled'

export type Step = SubmissionCall & {
  state: StepState
  /**
   * The key stays the same until the result of the call is known. A backend with idempotency keys executes calls with the
   * same key only once.
   */
  idempotencyKey: string
  /** Whether the backend may have executed the call although the portal received no response. */
  isUnsure?: boolean
  /** The sentences that tell the user why the step failed. */
  problem?: readonly string[]
}

/** The steps that send a submission, as serialisable data without file contents. */
export interface Plan {
  id: string
  kind: SubmissionKind
  isEdit: boolean
  wanted: WantedSubmission
  /** The state of the submission in the backend, according to the responses so far. */
  held: SavedSubmission
  /** The unsent steps are in the order of `diffCalls`. `revisePlan` puts the done steps first. */
  steps: readonly Step[]
  /**
   * Steps that the form no longer needs, but whose result is unknown. The next run undoes those that the backend
   * executed.
   */
  doubts: readonly Step[]
  /** The Administration's decision, if it was made before all steps were sent. The unsent steps can then not be sent. */
  decided?: SubmissionStatus
}

const toStep = (call: SubmissionCall): Step => ({ ...call, state: 'waiting', idempotencyKey: newKey() })

/** Creates the plan that turns the backend's state into the wanted state. */
export function createPlan(wanted: WantedSubmission, savedSubmission: SavedSubmission): Plan {
  return {
    id: newKey(),
    kind: wanted.kind,
    isEdit: savedSubmission.submissionId !== null,
    wanted,
    held: savedSubmission,
    steps: diffCalls(savedSubmission, wanted).map(toStep),
    doubts: [],
  }
}

const isDone = ({ state }: Step) => state === 'done'

export const getUnfinishedSteps = ({ steps }: Plan): Step[] => steps.filter((step) => !isDone(step))

export const isComplete = (plan: Plan): boolean =>
  getUnfinishedSteps(plan).length === 0 && plan.doubts.length === 0

export const hasFailedOrCancelledSteps = (plan: Plan): boolean =>
  getUnfinishedSteps(plan).some(({ state }) => state === 'failed' || state === 'cancelled')

/** Recomputes the unsent steps from the saved state and the wanted state. Done steps stay. */
export function revisePlan(plan: Plan, wanted: WantedSubmission = plan.wanted): Plan {
  const unsentSteps = getUnfinishedSteps(plan)
  const unsentStepsByKey = new Map(unsentSteps.map((step) => [step.key, step]))
  const revisedSteps = diffCalls(plan.held, wanted).map((call) => {
    const unsentStep = unsentStepsByKey.get(call.key)
    // A changed call becomes a new step with a new idempotency key. If the result of the old step is unknown, the old
    // step is added to the doubts.
    return unsentStep && isSameCall(unsentStep, call) ? unsentStep : toStep(call)
  })
  const isDoubtful = (step: Step) => step.isUnsure === true && !revisedSteps.includes(step)
  return {
    ...plan,
    wanted,
    steps: [...plan.steps.filter(isDone), ...revisedSteps],
    doubts: [...plan.doubts, ...unsentSteps.filter(isDoubtful)],
  }
}

function isSameCall(step: Step, call: SubmissionCall): boolean {
  const { state: _, idempotencyKey: __, isUnsure: ___, problem: ____, ...previousCall } = step
  return JSON.stringify(previousCall) === JSON.stringify(call)
}

export const resetUnsentSteps = (plan: Plan): Plan => ({
  ...plan,
  steps: plan.steps.map((step) => (isDone(step) ? step : { ...step, state: 'waiting', problem: undefined })),
})

/**
 * Marks all unsent steps of a stored plan as uncertain, because the page may have closed during a call. Also marks the
 * running steps as failed.
 */
export const markInterruptedSteps = (plan: Plan): Plan => ({
  ...plan,
  steps: plan.steps.map((step) =>
    isDone(step)
      ? step
      : { ...step, state: step.state === 'running' ? 'failed' : step.state, isUnsure: true },
  ),
})

export type PlanStore = ReturnType<typeof createPlanStore>

/**
 * Creates the store for the plan during a run. Concurrent steps update the plan through the store. `onChange` receives
 * each new plan.
 */
export function createPlanStore(initialPlan: Plan, onChange: (plan: Plan) => void) {
  let plan = initialPlan
  const change = (updatePlan: (plan: Plan) => Plan) => {
    plan = updatePlan(plan)
    onChange(plan)
  }
  const patchStep = (key: string, patch: Partial<Step>) =>
    plan.steps.map((step) => (step.key === key && !isDone(step) ? ({ ...step, ...patch } as Step) : step))
  return {
    getPlan: () => plan,
    change,
    updateStep: (key: string, patch: Partial<Step>) =>
      change((previous) => ({ ...previous, steps: patchStep(key, patch) })),
    /** Marks a step as done and applies the step's effect to the saved submission. */
    completeStep: (key: string, effect: StepEffect) =>
      change((previous) => ({
        ...previous,
        steps: patchStep(key, { state: 'done', isUnsure: false, problem: undefined }),
        held: effect(previous.held),
      })),
  }
}

/**
 * Leaves out the person or the file that an unsent step would add. With a person, leaves out the person's files too.
 * If the step adds neither, returns the plan unchanged.
 */
export function leaveOutStep(plan: Plan, key: string): Plan {
  const step = getUnfinishedSteps(plan).find((unsentStep) => unsentStep.key === key)
  if (!step) return plan
  const { people, files } = plan.wanted
  if (step.does === 'add-file') return leaveOutFile(plan, step.file.key)
  if (step.does !== 'add-person') return plan
  return revisePlan(plan, {
    ...plan.wanted,
    people: people.filter(({ id }) => id !== step.person.id),
    files: files.filter(({ owner }) => owner !== step.person.id),
  })
}

/**
 * Leaves out a file. If the file's worker has no other file, leaves out the worker too. Each entry of a background-check
 * submission needs a file.
 */
function leaveOutFile(plan: Plan, fileKey: string): Plan {
  const { people, files } = plan.wanted
  const remainingFiles = files.filter(({ key }) => key !== fileKey)
  const personId = files.find(({ key }) => key === fileKey)?.owner
  const hasNoFileLeft = personId !== undefined && !remainingFiles.some(({ owner }) => owner === personId)
  return revisePlan(plan, {
    ...plan.wanted,
    people: hasNoFileLeft ? people.filter(({ id }) => id !== personId) : people,
    files: remainingFiles,
  })
}

/**
 * Whether the user may leave out the person or the file of a step. A submission needs at least one worker, and a new
 * insurance submission also needs at least one file.
 */
export function canLeaveOut({ kind, isEdit, wanted: { people, files } }: Plan, step: Step): boolean {
  if (step.does === 'add-person') return people.length > 1
  if (step.does !== 'add-file') return false
  if (kind === 'INSURANCE') return isEdit || files.length > 1
  const isOnlyFileOfWorker = !files.some(
    ({ key, owner }) => owner === step.file.owner && key !== step.file.key,
  )
  return !isOnlyFileOfWorker || people.length > 1
}
