import { ApiError, isAnswered, isNotFound, isUnreached } from '@/api/api-error'
import { describeProblem } from './describe-problem'
import { isAlike } from './file-names'
import { type Ledger, openLedger } from './ledger'
import { knownEffect, makeCall, receiverOf, withPerson, withSubmission } from './make-call'
import { missingSteps, newKey, type Plan, readyAgain, type Step } from './plan'
import type { SendingCalls } from './sending-calls'
import { settle } from './settle'

/** What a run needs, and whom it tells. */
export interface RunMeans {
  calls: SendingCalls
  /** By the keys of the form. */
  files: ReadonlyMap<string, File>
  onChange: (plan: Plan) => void
  /** Keeps the plan after each step; awaited, so that what is done is not forgotten by what comes next. */
  keep?: (plan: Plan) => Promise<void>
  /** How much of a file has gone, from 0 to 1. */
  onProgress: (key: string, share: number) => void
}

/** A run that has begun. */
export interface Run {
  /** The plan as the run left it, and the refusal of the submission itself, if that is what ended it. Never fails. */
  ended: Promise<{ plan: Plan; refusal?: unknown }>
  /** Gives up one step, which is then missing. */
  cancelStep: (key: string) => void
  /** Gives up everything that is not done. */
  cancel: () => void
}

interface Course extends RunMeans {
  ledger: Ledger
  controllers: Map<string, AbortController>
  whole: AbortController
  halt: (refusal?: unknown) => void
  isHalted: () => boolean
}

/** At most so many files are on their way at a time. */
const uploadsAtATime = 3

/**
 * Makes the calls that a plan lacks, and no other. What fails is missing at the end, and does not keep the rest from being
 * sent, unless nobody can be reached or the submission itself is refused.
 */
export function runPlan(start: Plan, means: RunMeans): Run {
  const ledger = openLedger(readyAgain(start), means.onChange)
  const [whole, controllers] = [new AbortController(), new Map<string, AbortController>()]
  let end: { refusal?: unknown } | undefined
  const course: Course = {
    ...means,
    ledger,
    controllers,
    whole,
    halt: (refusal) => {
      end ??= { refusal }
    },
    isHalted: () => end !== undefined || whole.signal.aborted,
  }
  return {
    ended: goThrough(course).then(() => ({ plan: ledger.plan(), refusal: end?.refusal })),
    cancelStep: (key) => {
      const isWaiting = ledger.plan().steps.some((step) => step.key === key && step.state === 'waiting')
      if (isWaiting) ledger.mark(key, { state: 'cancelled' })
      controllers.get(key)?.abort()
    },
    cancel: () => {
      whole.abort()
      for (const controller of controllers.values()) controller.abort()
    },
  }
}

async function goThrough(course: Course): Promise<void> {
  await findOut(course)
  for (const phase of phasesOf(course.ledger.plan())) {
    if (course.isHalted()) return
    await Promise.all(phase.map(({ isIn, width }) => runLane(course, isIn, width)))
  }
}

/** What is not known is found out first; if it cannot be, nothing is repeated. */
async function findOut(course: Course): Promise<void> {
  const { ledger, calls, whole, halt } = course
  try {
    await settle(ledger, calls, whole.signal)
    if (ledger.plan().decided) halt()
  } catch (error) {
    for (const step of missingSteps(ledger.plan())) {
      if (step.isUnsure) ledger.mark(step.key, { state: 'failed', problem: describeProblem(step, error) })
    }
    halt()
  }
}

interface Lane {
  isIn: (step: Step) => boolean
  /** How many of its steps are under way at a time. */
  width: number
}

const submission: Lane = { isIn: ({ does }) => does === 'create' || does === 'update', width: 1 }
// One after the other, so that a list shows them in the order of the form.
const people: Lane = { isIn: ({ does }) => does.endsWith('-person'), width: 1 }
const uploads: Lane = { isIn: ({ does }) => does === 'add-file', width: uploadsAtATime }
const removals: Lane = { isIn: ({ does }) => does === 'remove-file', width: 1 }

/** What goes together. What is replaced goes last: a failure must not leave less than there was. */
function phasesOf({ kind, held }: Plan): Lane[][] {
  if (kind === 'INSURANCE') return [[submission], [people, uploads], [removals]]
  const parts = [[people], [uploads], [removals]]
  return held.submissionId === null ? [...parts, [submission]] : [[submission], ...parts]
}

async function runLane(course: Course, isIn: Lane['isIn'], width: number): Promise<void> {
  const next = () => nextStep(course, isIn)
  const work = async () => {
    for (let step = next(); step; step = next()) await take(course, step)
  }
  await Promise.all(Array.from({ length: width }, work))
}

function nextStep({ ledger, isHalted }: Course, isIn: Lane['isIn']): Step | undefined {
  if (isHalted()) return undefined
  const plan = ledger.plan()
  const missing = missingSteps(plan)
  const others = (step: Step) => missing.filter((one) => one !== step)
  return missing.find((step) => isIn(step) && step.state === 'waiting' && canBegin(step, plan, others(step)))
}

/** Whether what a step builds upon is there; `missing` are the others that are not done. */
function canBegin(step: Step, plan: Plan, missing: readonly Step[]): boolean {
  if (step.does === 'create') return plan.kind === 'INSURANCE' || missing.length === 0
  if (step.does === 'add-file') {
    // Of two files that are called alike nobody could tell which came through.
    const isTwin = (other: Step) =>
      other.does === 'add-file' &&
      isAlike(other.file, step.file) &&
      (other.state === 'running' || other.isUnsure === true)
    return receiverOf(step.file, plan.held) !== undefined && !missing.some(isTwin)
  }
  return step.does !== 'remove-file' || !missing.some(({ does }) => does === 'add-file')
}

async function take(course: Course, step: Step): Promise<void> {
  const { ledger, controllers, calls, files, onProgress } = course
  const controller = new AbortController()
  controllers.set(step.key, controller)
  ledger.mark(step.key, { state: 'running' })
  const { wanted, held } = ledger.plan()
  try {
    const effect = await makeCall(step, {
      calls,
      wanted,
      held,
      files,
      signal: controller.signal,
      onProgress: (share) => onProgress(step.key, share),
    })
    ledger.done(step.key, effect)
  } catch (error) {
    if (controller.signal.aborted) ledger.mark(step.key, { state: 'cancelled', isUnsure: true })
    else await fail(course, step, error)
  } finally {
    controllers.delete(step.key)
    await course.keep?.(ledger.plan())
  }
}

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : 0)

/** Refused for everybody and everything: the rest would be refused as well. */
const isForAll = (error: unknown) => isUnreached(error) || [401, 403].includes(statusOf(error))

async function fail(course: Course, step: Step, error: unknown): Promise<void> {
  const { ledger, halt } = course
  // Somebody has done it already, perhaps this very plan.
  const effect = isNotFound(error) ? removalOf(step, ledger.plan()) : await conflictOf(course, step, error)
  if (effect) return ledger.done(step.key, effect)
  const isSure = isAnswered(error) || !(error instanceof ApiError)
  const problem = describeProblem(step, error)
  // Under its key a backend would give the same answer for ever.
  if (isSure) ledger.mark(step.key, { state: 'failed', problem, idempotencyKey: newKey() })
  else ledger.mark(step.key, { state: 'failed', problem, isUnsure: true })
  if (submission.isIn(step)) halt(error)
  else if (isForAll(error) || ledger.plan().decided) halt()
}

const removalOf = (step: Step, { held }: Plan) =>
  step.does.startsWith('remove-') ? knownEffect(step, held) : undefined

/** What lies behind a 409: a decision of the Administration, or that what is sent is there. */
async function conflictOf({ ledger, calls }: Course, step: Step, error: unknown) {
  if (statusOf(error) !== 409) return undefined
  const { held } = ledger.plan()
  try {
    if (held.submissionId !== null) {
      const now = await calls.read(held.submissionId)
      if (now.status !== 'PENDING') {
        ledger.change((plan) => ({ ...plan, decided: now.status }))
        return undefined
      }
      const place = step.does === 'add-person' && now.held.people.find(({ id }) => id === step.person.id)
      return place ? withPerson(place) : undefined
    }
    const [entry] = held.people
    if (step.does !== 'create' || !entry?.terms || !calls.readEntry) return undefined
    const { submissionId } = await calls.readEntry(entry.placeId, entry.terms)
    return submissionId === null ? undefined : withSubmission(submissionId, step.fields)
  } catch {
    return undefined
  }
}
