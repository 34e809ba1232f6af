import { ApiError, isAccessDenied, isConnectionFailure, isNotFound, isRejection } from '@/api/api-error'
import { newKey } from '@/new-key'
import { canStartStep } from './can-start-step'
import {
  describeProblem,
  findAddedPerson,
  getKnownEffect,
  makeCall,
  withPerson,
  withSubmission,
} from './make-call'
import {
  createPlanStore,
  getUnfinishedSteps,
  type Plan,
  type PlanStore,
  resetUnsentSteps,
  type Step,
} from './plan'
import { reconcileUncertainSteps } from './reconcile-uncertain-steps'
import type { SubmissionApi } from './submission-api'

export interface RunOptions {
  api: SubmissionApi
  /** The chosen files by `WantedFile.key`. */
  files: ReadonlyMap<string, File>
  onChange: (plan: Plan) => void
  /** Stores the plan after each step. The run awaits the promise, so that no completed step is lost. */
  storePlan?: (plan: Plan) => Promise<void>
  /** Receives the key of a step and the uploaded share of its file, from 0 to 1. */
  onProgress: (key: string, share: number) => void
}

export interface Run {
  /**
   * Resolves with the final plan. Never rejects. If the submission could not be created or updated, `submissionError` is the
   * error.
   */
  completion: Promise<{ plan: Plan; submissionError?: unknown }>
  /** Cancels one step. The next run executes it again, unless its result is found in the backend first. */
  cancelStep: (key: string) => void
  cancel: () => void
}

interface RunContext extends RunOptions {
  store: PlanStore
  controllers: Map<string, AbortController>
  runController: AbortController
  /** Prevents the start of further steps. Running steps finish. */
  halt: (submissionError?: unknown) => void
  isHalted: () => boolean
}

/**
 * Runs the unsent steps of a plan. If a step fails, the run continues with the next steps. The run stops if the submission
 * cannot be created or updated. The run also stops if all other steps would fail for the same reason. After a decision of
 * the Administration, the run stops too.
 */
export function runPlan(initialPlan: Plan, options: RunOptions): Run {
  const store = createPlanStore(resetUnsentSteps(initialPlan), options.onChange)
  const [runController, controllers] = [new AbortController(), new Map<string, AbortController>()]
  let haltState: { submissionError?: unknown } | undefined
  const context: RunContext = {
    ...options,
    store,
    controllers,
    runController,
    halt: (submissionError) => {
      haltState ??= { submissionError }
    },
    isHalted: () => haltState !== undefined || runController.signal.aborted,
  }
  return {
    completion: runPhases(context).then(() => ({
      plan: store.getPlan(),
      submissionError: haltState?.submissionError,
    })),
    cancelStep: (key) => {
      const hasNotStarted = store.getPlan().steps.some((step) => step.key === key && step.state === 'waiting')
      if (hasNotStarted) store.updateStep(key, { state: 'cancelled' })
      controllers.get(key)?.abort()
    },
    cancel: () => {
      runController.abort()
      for (const controller of controllers.values()) controller.abort()
    },
  }
}

async function runPhases(context: RunContext): Promise<void> {
  await resolveUncertainSteps(context)
  for (const phase of getPhases(context.store.getPlan())) {
    if (context.isHalted()) return
    await Promise.all(phase.map((queue) => runQueue(context, queue)))
  }
}

/**
 * Finds out the results of the uncertain steps before the run sends any step. Stops the run after a failure or after a
 * decision of the Administration.
 */
async function resolveUncertainSteps(context: RunContext): Promise<void> {
  const { store, api, runController, halt } = context
  try {
    await reconcileUncertainSteps(store, api, runController.signal)
    if (store.getPlan().decided) halt()
  } catch (error) {
    for (const step of getUnfinishedSteps(store.getPlan())) {
      if (step.isUnsure)
        store.updateStep(step.key, { state: 'failed', problem: describeProblem(step, error) })
    }
    halt()
  }
}

interface StepQueue {
  includes: (step: Step) => boolean
  concurrency: number
}

const submissionQueue: StepQueue = {
  includes: ({ does }) => does === 'create' || does === 'update',
  concurrency: 1,
}
// People are added one by one, so that lists show the people in the order of the form.
const peopleQueue: StepQueue = { includes: ({ does }) => does.endsWith('-person'), concurrency: 1 }
const uploadQueue: StepQueue = { includes: ({ does }) => does === 'add-file', concurrency: 3 }
const removalQueue: StepQueue = { includes: ({ does }) => does === 'remove-file', concurrency: 1 }

/**
 * Returns the phases of a run. The phases run one after the other; the queues of one phase run at the same time. The run
 * removes files last. If an upload fails, no existing file is lost.
 */
function getPhases({ kind, held: { submissionId } }: Plan): StepQueue[][] {
  if (kind === 'INSURANCE') return [[submissionQueue], [peopleQueue, uploadQueue], [removalQueue]]
  const parts = [[peopleQueue], [uploadQueue], [removalQueue]]
  return submissionId === null ? [...parts, [submissionQueue]] : [[submissionQueue], ...parts]
}

async function runQueue(context: RunContext, { includes, concurrency }: StepQueue): Promise<void> {
  const findNext = () => findNextStep(context, includes)
  const runSteps = async () => {
    for (let step = findNext(); step; step = findNext()) await runStep(context, step)
  }
  await Promise.all(Array.from({ length: concurrency }, runSteps))
}

function findNextStep({ store, isHalted }: RunContext, includes: StepQueue['includes']): Step | undefined {
  if (isHalted()) return undefined
  const plan = store.getPlan()
  const unfinishedSteps = getUnfinishedSteps(plan)
  const getOtherSteps = (step: Step) => unfinishedSteps.filter((unfinishedStep) => unfinishedStep !== step)
  return unfinishedSteps.find(
    (step) => includes(step) && step.state === 'waiting' && canStartStep(step, plan, getOtherSteps(step)),
  )
}

async function runStep(context: RunContext, step: Step): Promise<void> {
  const { store, controllers, api, files, onProgress } = context
  const controller = new AbortController()
  controllers.set(step.key, controller)
  store.updateStep(step.key, { state: 'running' })
  const { wanted, held: savedSubmission } = store.getPlan()
  try {
    const effect = await makeCall(step, {
      api,
      wanted,
      savedSubmission,
      files,
      signal: controller.signal,
      onProgress: (share) => onProgress(step.key, share),
    })
    store.completeStep(step.key, effect)
  } catch (error) {
    if (controller.signal.aborted) store.updateStep(step.key, { state: 'cancelled', isUnsure: true })
    else await failOrCompleteStep(context, step, error)
  } finally {
    controllers.delete(step.key)
    await context.storePlan?.(store.getPlan())
  }
}

const getStatus = (error: unknown) => (error instanceof ApiError ? error.status : 0)

/** Whether the remaining steps would fail for the same reason. */
const isGlobalFailure = (error: unknown) => isConnectionFailure(error) || isAccessDenied(error)

async function failOrCompleteStep(context: RunContext, step: Step, error: unknown): Promise<void> {
  const { store, halt } = context
  // A 404 for a removal means that the item is removed already, possibly by an earlier call with a lost response.
  const isGone = isNotFound(error) && step.does.startsWith('remove-')
  const effect = isGone ? getKnownEffect(step) : await resolveConflict(context, step, error)
  if (effect) return store.completeStep(step.key, effect)
  const isResultKnown = isRejection(error) || !(error instanceof ApiError)
  const problem = describeProblem(step, error)
  // The retry needs a new key, because a backend with idempotency keys repeats its response for the old key.
  if (isResultKnown) store.updateStep(step.key, { state: 'failed', problem, idempotencyKey: newKey() })
  else store.updateStep(step.key, { state: 'failed', problem, isUnsure: true })
  if (submissionQueue.includes(step)) halt(error)
  else if (isGlobalFailure(error) || store.getPlan().decided) halt()
}

/**
 * Reads the backend to find the reason of a 409. If the Administration has decided, records the decision. If the backend
 * already has the step's person or submission, returns the effect of the step.
 */
async function resolveConflict({ store, api }: RunContext, step: Step, error: unknown) {
  if (getStatus(error) !== 409) return undefined
  const { held: savedSubmission } = store.getPlan()
  try {
    if (savedSubmission.submissionId !== null) {
      const snapshot = await api.read(savedSubmission.submissionId)
      if (snapshot.status !== 'PENDING') {
        store.change((plan) => ({ ...plan, decided: snapshot.status }))
        return undefined
      }
      const savedPerson =
        step.does === 'add-person' && findAddedPerson(snapshot.savedSubmission.people, step.person)
      return savedPerson ? withPerson(savedPerson) : undefined
    }
    const [entry] = savedSubmission.people
    if (step.does !== 'create' || !entry?.terms || !api.readEntryByUpdate) return undefined
    const { submissionId } = await api.readEntryByUpdate(entry.placeId, entry.terms)
    return submissionId === null ? undefined : withSubmission(submissionId, step.fields)
  } catch {
    return undefined
  }
}
