import type { SubmissionStatus } from '@/api/generated/model/submissionStatus'
import { newKey } from '@/new-key'
import type { SubmissionKind } from '../kinds'
import { diffCalls, type SubmissionCall } from './diff-calls'
import type { HeldSubmission, StepEffect, WantedSubmission } from './submission-state'

/** State of a step. Cancelled and failed steps both count as missing. */
type StepState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled'

export type Step = SubmissionCall & {
  state: StepState
  /** Stays the same until the call is answered, so that a backend with idempotency keys does not repeat it. */
  idempotencyKey: string
  /** The call was sent, but its result is unknown. */
  isUnsure?: boolean
  problem?: readonly string[]
}

/** The steps that send a submission, as serialisable data without file contents. */
export interface Plan {
  id: string
  kind: SubmissionKind
  isEdit: boolean
  wanted: WantedSubmission
  held: HeldSubmission
  /** Done steps first, then missing ones in the order of the form. */
  steps: readonly Step[]
  /** Unanswered steps that are no longer wanted; their possible effects have to be undone. */
  doubts: readonly Step[]
  /** Decision of the Administration made meanwhile; nothing more can be sent. */
  decided?: SubmissionStatus
}

const toStep = (call: SubmissionCall): Step => ({ ...call, state: 'waiting', idempotencyKey: newKey() })

/** Creates the plan that turns the backend's state into the wanted state. */
export function createPlan(wanted: WantedSubmission, held: HeldSubmission): Plan {
  return {
    id: newKey(),
    kind: wanted.kind,
    isEdit: held.submissionId !== null,
    wanted,
    held,
    steps: diffCalls(held, wanted).map(toStep),
    doubts: [],
  }
}

const isDone = ({ state }: Step) => state === 'done'

export const getMissingSteps = ({ steps }: Plan): Step[] => steps.filter((step) => !isDone(step))

export const isComplete = (plan: Plan): boolean =>
  getMissingSteps(plan).length === 0 && plan.doubts.length === 0

export const isFailing = (plan: Plan): boolean =>
  getMissingSteps(plan).some(({ state }) => state === 'failed' || state === 'cancelled')

/** Recomputes the missing steps for a new wanted state. Done steps stay. */
export function revisePlan(plan: Plan, wanted: WantedSubmission = plan.wanted): Plan {
  const open = getMissingSteps(plan)
  const openByKey = new Map(open.map((step) => [step.key, step]))
  const missing = diffCalls(plan.held, wanted).map((call) => {
    const openStep = openByKey.get(call.key)
    // A changed call gets a new key, and the result of the previous one has to be verified.
    if (openStep && isSameCall(openStep, call)) return openStep
    return toStep(call)
  })
  const revisedSteps = new Set(missing)
  const isDoubtful = (step: Step) => step.isUnsure === true && !revisedSteps.has(step)
  return {
    ...plan,
    wanted,
    steps: [...plan.steps.filter(isDone), ...missing],
    doubts: [...plan.doubts, ...open.filter(isDoubtful)],
  }
}

function isSameCall(step: Step, call: SubmissionCall): boolean {
  const { state: _, idempotencyKey: __, isUnsure: ___, problem: ____, ...previousCall } = step
  return JSON.stringify(previousCall) === JSON.stringify(call)
}

export const resetMissingSteps = (plan: Plan): Plan => ({
  ...plan,
  steps: plan.steps.map((step) => (isDone(step) ? step : { ...step, state: 'waiting', problem: undefined })),
})

/** Marks the missing steps of a stored plan as uncertain, because the page may have closed during a call. */
export const markInterruptedSteps = (plan: Plan): Plan => ({
  ...plan,
  steps: plan.steps.map((step) =>
    isDone(step)
      ? step
      : { ...step, state: step.state === 'running' ? 'failed' : step.state, isUnsure: true },
  ),
})

export type PlanStore = ReturnType<typeof createPlanStore>

/** Holds the plan of a run, which concurrent calls update; `onChange` receives each new state. */
export function createPlanStore(start: Plan, onChange: (plan: Plan) => void) {
  let plan = start
  const change = (next: (plan: Plan) => Plan) => {
    plan = next(plan)
    onChange(plan)
  }
  const replaceStep = (key: string, patch: Partial<Step>) =>
    plan.steps.map((step) => (step.key === key && !isDone(step) ? ({ ...step, ...patch } as Step) : step))
  return {
    plan: () => plan,
    change,
    updateStep: (key: string, patch: Partial<Step>) =>
      change((previous) => ({ ...previous, steps: replaceStep(key, patch) })),
    /** Marks a step as done and applies its effect to the known backend state. */
    completeStep: (key: string, effect: StepEffect) =>
      change((previous) => ({
        ...previous,
        steps: replaceStep(key, { state: 'done', isUnsure: false, problem: undefined }),
        held: effect(previous.held),
      })),
  }
}

/** Returns the plan without a person or file that cannot be sent. A person's files are left out too. */
export function leaveOutStep(plan: Plan, key: string): Plan {
  const step = getMissingSteps(plan).find((other) => other.key === key)
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

/** A background check needs an attachment, so a worker is left out with the last one. */
function leaveOutFile(plan: Plan, fileKey: string): Plan {
  const { people, files } = plan.wanted
  const remainingFiles = files.filter(({ key }) => key !== fileKey)
  const owner = files.find(({ key }) => key === fileKey)?.owner
  const isWithoutFiles = owner !== undefined && !remainingFiles.some((file) => file.owner === owner)
  return revisePlan(plan, {
    ...plan.wanted,
    people: isWithoutFiles ? people.filter(({ id }) => id !== owner) : people,
    files: remainingFiles,
  })
}

/** Whether a step may be left out. A submission needs a worker and, if it is new, a document. */
export function canLeaveOut({ kind, isEdit, wanted: { people, files } }: Plan, step: Step): boolean {
  if (step.does === 'add-person') return people.length > 1
  if (step.does !== 'add-file') return false
  if (kind === 'INSURANCE') return isEdit || files.length > 1
  const isOnly = !files.some(({ key, owner }) => owner === step.file.owner && key !== step.file.key)
  return !isOnly || people.length > 1
}
