import type { SubmissionStatus } from '@/api/generated/model/submissionStatus'
import { newKey } from '@/new-key'
import type { SubmissionKind } from '../kinds'
import { diffCalls, type SubmissionCall } from './diff-calls'
import type { SavedSubmission, StepEffect, WantedSubmission } from './submission-state'

/** State of a step. All states but `done` count as unsent. */
type StepState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled'

export type Step = SubmissionCall & {
  state: StepState
  /**
   * The key stays the same until the result of the call is known, so that a backend with idempotency keys ignores a
   * repeated call.
   */
  idempotencyKey: string
  /** Whether the call was sent and its result is unknown. */
  isUnsure?: boolean
  problem?: readonly string[]
}

/** The steps that send a submission, as serialisable data without file contents. */
export interface Plan {
  id: string
  kind: SubmissionKind
  isEdit: boolean
  wanted: WantedSubmission
  /** The saved state of the submission according to the responses of the backend. */
  held: SavedSubmission
  /** Done steps first, then unsent steps in the order of the form. */
  steps: readonly Step[]
  /**
   * Steps with an unknown result that the form no longer needs. The next run undoes the steps that the backend
   * executed.
   */
  doubts: readonly Step[]
  /** Decision that the Administration made meanwhile. After a decision no step can be sent. */
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

export const getUnsentSteps = ({ steps }: Plan): Step[] => steps.filter((step) => !isDone(step))

export const isComplete = (plan: Plan): boolean =>
  getUnsentSteps(plan).length === 0 && plan.doubts.length === 0

export const isFailing = (plan: Plan): boolean =>
  getUnsentSteps(plan).some(({ state }) => state === 'failed' || state === 'cancelled')

/** Recomputes the unsent steps for a new wanted state. Done steps stay. */
export function revisePlan(plan: Plan, wanted: WantedSubmission = plan.wanted): Plan {
  const unsentSteps = getUnsentSteps(plan)
  const unsentStepsByKey = new Map(unsentSteps.map((step) => [step.key, step]))
  const revisedSteps = diffCalls(plan.held, wanted).map((call) => {
    const unsentStep = unsentStepsByKey.get(call.key)
    // A changed call gets a new idempotency key, and the result of the previous call has to be verified.
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

/** Marks the unsent steps of a stored plan as uncertain, because the page may have closed during a call. */
export const markInterruptedSteps = (plan: Plan): Plan => ({
  ...plan,
  steps: plan.steps.map((step) =>
    isDone(step)
      ? step
      : { ...step, state: step.state === 'running' ? 'failed' : step.state, isUnsure: true },
  ),
})

export type PlanStore = ReturnType<typeof createPlanStore>

/** Creates the store of a run's plan, which concurrent calls update. `onChange` receives each new plan. */
export function createPlanStore(initialPlan: Plan, onChange: (plan: Plan) => void) {
  let plan = initialPlan
  const change = (updatePlan: (plan: Plan) => Plan) => {
    plan = updatePlan(plan)
    onChange(plan)
  }
  const replaceStep = (key: string, patch: Partial<Step>) =>
    plan.steps.map((step) => (step.key === key && !isDone(step) ? ({ ...step, ...patch } as Step) : step))
  return {
    getPlan: () => plan,
    change,
    updateStep: (key: string, patch: Partial<Step>) =>
      change((previous) => ({ ...previous, steps: replaceStep(key, patch) })),
    /** Marks a step as done and applies the step's effect to the saved submission. */
    completeStep: (key: string, effect: StepEffect) =>
      change((previous) => ({
        ...previous,
        steps: replaceStep(key, { state: 'done', isUnsure: false, problem: undefined }),
        held: effect(previous.held),
      })),
  }
}

/**
 * Returns the plan without the person or the file of a step that cannot be sent. The files of that person are left out
 * too.
 */
export function leaveOutStep(plan: Plan, key: string): Plan {
  const step = getUnsentSteps(plan).find((unsentStep) => unsentStep.key === key)
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
 * Leaves out a file. Also leaves out a worker without other files, because a worker of a background check needs a file.
 */
function leaveOutFile(plan: Plan, fileKey: string): Plan {
  const { people, files } = plan.wanted
  const remainingFiles = files.filter(({ key }) => key !== fileKey)
  const personId = files.find(({ key }) => key === fileKey)?.owner
  const isWithoutFiles = personId !== undefined && !remainingFiles.some(({ owner }) => owner === personId)
  return revisePlan(plan, {
    ...plan.wanted,
    people: isWithoutFiles ? people.filter(({ id }) => id !== personId) : people,
    files: remainingFiles,
  })
}

/** Whether a step may be left out. A submission needs a worker, and a new insurance submission also a document. */
export function canLeaveOut({ kind, isEdit, wanted: { people, files } }: Plan, step: Step): boolean {
  if (step.does === 'add-person') return people.length > 1
  if (step.does !== 'add-file') return false
  if (kind === 'INSURANCE') return isEdit || files.length > 1
  const isOnlyFile = !files.some(({ key, owner }) => owner === step.file.owner && key !== step.file.key)
  return !isOnlyFile || people.length > 1
}
