import { isAnswered } from '@/api/api-error'
import { config } from '@/config'
import { hasSimilarName } from './file-names'
import { type StepEffect, uploadTargetOf, withFile, withPerson, withSubmission } from './make-call'
import { missingSteps, type Plan, revisePlan, type Step } from './plan'
import type { PlanStore } from './plan-store'
import type { SubmissionApi } from './submission-api'
import type { HeldFile } from './submission-state'

type StepOf<Does> = Extract<Step, { does: Does }>

const isStep =
  <Does extends Step['does']>(does: Does) =>
  (step: Step): step is StepOf<Does> =>
    step.does === does

/** The steps that were sent and never answered; of several like each other those first that were under way. */
const uncertainSteps = (plan: Plan): Step[] =>
  [...plan.doubts, ...missingSteps(plan)]
    .filter(({ isUnsure }) => isUnsure)
    .sort((one, other) => Number(one.state === 'waiting') - Number(other.state === 'waiting'))

/**
 * Finds out what became of calls whose answer was lost, by reading, before any of them is repeated. What was done counts
 * as done; what is then missing, or too much, is the plan again.
 * @throws ApiError if it cannot be found out.
 */
export async function reconcileUncertainSteps(
  store: PlanStore,
  calls: SubmissionApi,
  signal: AbortSignal,
): Promise<void> {
  if (uncertainSteps(store.plan()).length === 0) return
  await reconcileSubmission(store, calls)
  if (store.plan().held.submissionId === null) await reconcileEntries(store, calls, signal)
  else await reconcileParts(store, calls)
  store.change((plan) =>
    revisePlan({ ...plan, doubts: [], steps: plan.steps.map((step) => ({ ...step, isUnsure: undefined })) }),
  )
}

async function reconcileSubmission(store: PlanStore, calls: SubmissionApi): Promise<void> {
  const { held } = store.plan()
  const step = uncertainSteps(store.plan()).find(isStep('create'))
  if (!step || held.submissionId !== null) return
  const found = calls.readEntry
    ? await findFiledSubmission(store.plan(), calls)
    : await calls.findCreated?.(step.fields)
  if (typeof found === 'number') store.completeStep(step.key, withSubmission(found, step.fields))
}

/** The submission that has taken the entries, if one has. */
async function findFiledSubmission({ held }: Plan, calls: SubmissionApi): Promise<number | undefined> {
  const [entry] = held.people
  if (!entry?.terms) return undefined
  return (await calls.readEntry?.(entry.placeId, entry.terms))?.submissionId ?? undefined
}

/** Of a submission that exists all can be read. */
async function reconcileParts(store: PlanStore, calls: SubmissionApi): Promise<void> {
  const unsure = uncertainSteps(store.plan())
  const parts = unsure.filter(({ does }) => does === 'add-person' || does === 'add-file')
  const { submissionId } = store.plan().held
  if (parts.length === 0 || submissionId === null) return
  const { status, held } = await calls.read(submissionId)
  if (status !== 'PENDING') store.change((plan) => ({ ...plan, decided: status }))
  for (const step of unsure.filter(isStep('add-person'))) {
    const place = held.people.find(({ id }) => id === step.person.id)
    if (place) applyEffect(store, step, withPerson(place))
  }
  for (const step of unsure.filter(isStep('add-file'))) applyFoundFile(store, step, held.files)
}

/** Entries that no submission has taken are read one by one. */
async function reconcileEntries(store: PlanStore, calls: SubmissionApi, signal: AbortSignal): Promise<void> {
  const unsure = uncertainSteps(store.plan())
  for (const step of unsure.filter(isStep('add-person'))) await reconcileEntry(store, step, calls, signal)
  const sent = unsure.filter(isStep('add-file'))
  for (const { id, placeId, terms } of store.plan().held.people) {
    const theirs = sent.filter(({ file }) => file.owner === id)
    if (theirs.length === 0 || !terms || !calls.readEntry) continue
    const { files } = await calls.readEntry(placeId, terms)
    for (const step of theirs) applyFoundFile(store, step, files)
  }
}

/**
 * Nothing finds an entry whose number was lost. A backend that knows keys tells it again; without them it is made anew,
 * and what was lost belongs to no submission, so that nobody ever sees it.
 */
async function reconcileEntry(
  store: PlanStore,
  step: StepOf<'add-person'>,
  calls: SubmissionApi,
  signal: AbortSignal,
): Promise<void> {
  if (!config().idempotencyKeys) return
  try {
    const { placeId } = await calls.addPerson(null, step.person, {
      idempotencyKey: step.idempotencyKey,
      signal,
    })
    applyEffect(store, step, withPerson({ ...step.person, placeId }))
  } catch (error) {
    if (!isAnswered(error)) throw error
  }
}

/** What a doubt has brought is there, although nobody wants it any more. */
function applyEffect(store: PlanStore, step: Step, effect: StepEffect): void {
  if (store.plan().doubts.includes(step)) store.change((plan) => ({ ...plan, held: effect(plan.held) }))
  else store.completeStep(step.key, effect)
}

/** The file of a step is known by its name or, if nothing else is called so, by what a backend makes of that. */
function applyFoundFile(store: PlanStore, step: StepOf<'add-file'>, files: readonly HeldFile[]): void {
  const { held } = store.plan()
  if (uploadTargetOf(step.file, held) === undefined) return
  const unknown = files.filter(
    (file) =>
      hasSimilarName(file, step.file) &&
      !held.files.some(({ attachmentId }) => attachmentId === file.attachmentId),
  )
  const found = unknown.find(({ name }) => name === step.file.name) ?? unknown[0]
  if (found) applyEffect(store, step, withFile({ ...found, key: step.file.key }))
}
