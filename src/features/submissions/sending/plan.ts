import type { SubmissionStatus } from '@/api/generated/model/submissionStatus'
import type { SubmissionKind } from '../kinds'
import { diffCalls, type SubmissionCall } from './diff-calls'
import type { HeldSubmission, WantedSubmission } from './submission-state'

/** How far a step has come. One that was cancelled is missing, as one that failed is. */
type StepState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled'

/** A call of a plan. */
export type Step = SubmissionCall & {
  state: StepState
  /** The same until the call is answered, so that a backend that knows such keys does nothing twice. */
  idempotencyKey: string
  /** It was sent, and nobody knows whether it was done. */
  isUnsure?: boolean
  /** Why it is missing. */
  problem?: readonly string[]
}

/** The sending of a submission: plain data that can be kept, without the files themselves. */
export interface Plan {
  id: string
  kind: SubmissionKind
  isEdit: boolean
  wanted: WantedSubmission
  /** What the backend is known to have. */
  held: HeldSubmission
  /** What was done, then what is missing, in the order of the form. */
  steps: readonly Step[]
  /** Steps without an answer that nobody wants any more: what they may have done has to be undone. */
  doubts: readonly Step[]
  /** What the Administration decided meanwhile: nothing more can be sent. */
  decided?: SubmissionStatus
}

/** Random text; `crypto.randomUUID` is missing on addresses without TLS. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

const toStep = (call: SubmissionCall): Step => ({ ...call, state: 'waiting', idempotencyKey: newKey() })

/** The plan to make of what the backend has what is wanted. */
export function newPlan(wanted: WantedSubmission, held: HeldSubmission): Plan {
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

/** What is not done. */
export const missingSteps = ({ steps }: Plan): Step[] => steps.filter((step) => !isDone(step))

/** Whether there is nothing left to send, to undo or to find out. */
export const isComplete = (plan: Plan): boolean => missingSteps(plan).length === 0 && plan.doubts.length === 0

/** Whether something could not be sent, rather than waiting for it. */
export const isFailing = (plan: Plan): boolean =>
  missingSteps(plan).some(({ state }) => state === 'failed' || state === 'cancelled')

/** The plan with another end: what was done stays done, what is missing is what lies between that and the new end. */
export function revisePlan(plan: Plan, wanted: WantedSubmission = plan.wanted): Plan {
  const open = missingSteps(plan)
  const openByKey = new Map(open.map((step) => [step.key, step]))
  const missing = diffCalls(plan.held, wanted).map((call) => {
    const before = openByKey.get(call.key)
    // Another content is another call: its key is new, and what came of the former has to be found out.
    if (before && isSameCall(before, call)) return before
    return toStep(call)
  })
  const staying = new Set(missing)
  const isLeft = (step: Step) => step.isUnsure === true && !staying.has(step)
  return {
    ...plan,
    wanted,
    steps: [...plan.steps.filter(isDone), ...missing],
    doubts: [...plan.doubts, ...open.filter(isLeft)],
  }
}

function isSameCall(step: Step, call: SubmissionCall): boolean {
  const { state: _, idempotencyKey: __, isUnsure: ___, problem: ____, ...made } = step
  return JSON.stringify(made) === JSON.stringify(call)
}

/** A plan that goes on: what is missing waits for its turn again. */
export const resetMissingSteps = (plan: Plan): Plan => ({
  ...plan,
  steps: plan.steps.map((step) => (isDone(step) ? step : { ...step, state: 'waiting', problem: undefined })),
})

/** A plan as it is found on the device: what was under way when the page went may have been done. */
export const markInterruptedSteps = (plan: Plan): Plan => ({
  ...plan,
  steps: plan.steps.map((step) =>
    isDone(step)
      ? step
      : { ...step, state: step.state === 'running' ? 'failed' : step.state, isUnsure: true },
  ),
})

/** The plan with a step changed. */
export const replaceStep = (plan: Plan, key: string, change: Partial<Step>): Plan => ({
  ...plan,
  steps: plan.steps.map((step) =>
    step.key === key && !isDone(step) ? ({ ...step, ...change } as Step) : step,
  ),
})

/** The plan without somebody or a file that cannot be sent; of a person of a background check, without their files. */
export function leaveOutStep(plan: Plan, key: string): Plan {
  const step = missingSteps(plan).find((one) => one.key === key)
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

/** A worker whose check has no other attachment cannot be filed: they are left out with it. */
function leaveOutFile(plan: Plan, fileKey: string): Plan {
  const { people, files } = plan.wanted
  const left = files.filter(({ key }) => key !== fileKey)
  const owner = files.find(({ key }) => key === fileKey)?.owner
  const isBare = owner !== undefined && !left.some((file) => file.owner === owner)
  return revisePlan(plan, {
    ...plan.wanted,
    people: isBare ? people.filter(({ id }) => id !== owner) : people,
    files: left,
  })
}

/** Whether the submission could be sent without somebody or a file: it needs a worker, and a document if it is new. */
export function canLeaveOut({ kind, isEdit, wanted: { people, files } }: Plan, step: Step): boolean {
  if (step.does === 'add-person') return people.length > 1
  if (step.does !== 'add-file') return false
  if (kind === 'INSURANCE') return isEdit || files.length > 1
  const isOnly = !files.some(({ key, owner }) => owner === step.file.owner && key !== step.file.key)
  return !isOnly || people.length > 1
}
