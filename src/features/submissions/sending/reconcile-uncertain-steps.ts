import { isAnswered } from '@/api/api-error'
import { config } from '@/config'
import { hasSimilarName } from './file-names'
import { findUploadTarget, withFile, withPerson, withSubmission } from './make-call'
import { getMissingSteps, type Plan, type PlanStore, revisePlan, type Step } from './plan'
import { createRequestInit, type SubmissionApi } from './submission-api'
import type { HeldFile, StepEffect } from './submission-state'

type StepOf<Does extends Step['does']> = Step & { does: Does }

const isStep =
  <Does extends Step['does']>(does: Does) =>
  (step: Step): step is StepOf<Does> =>
    step.does === does

/** The steps with unknown results; those that were running come first. */
const getUncertainSteps = (plan: Plan): Step[] =>
  [...plan.doubts, ...getMissingSteps(plan)]
    .filter(({ isUnsure }) => isUnsure)
    .sort((left, right) => Number(left.state === 'waiting') - Number(right.state === 'waiting'))

/**
 * Reads the backend to find out which unanswered calls succeeded, before any is repeated, and revises the plan.
 * @throws ApiError if a read fails.
 */
export async function reconcileUncertainSteps(
  store: PlanStore,
  calls: SubmissionApi,
  signal: AbortSignal,
): Promise<void> {
  if (getUncertainSteps(store.plan()).length === 0) return
  await reconcileSubmission(store, calls)
  if (store.plan().held.submissionId === null) await reconcileEntries(store, calls, signal)
  else await reconcileParts(store, calls)
  store.change((plan) =>
    revisePlan({ ...plan, doubts: [], steps: plan.steps.map((step) => ({ ...step, isUnsure: undefined })) }),
  )
}

async function reconcileSubmission(store: PlanStore, calls: SubmissionApi): Promise<void> {
  const { held } = store.plan()
  const step = getUncertainSteps(store.plan()).find(isStep('create'))
  if (!step || held.submissionId !== null) return
  const submissionId = calls.readEntry
    ? await findFiledSubmission(store.plan(), calls)
    : await calls.findCreated?.(step.fields)
  if (typeof submissionId === 'number')
    store.completeStep(step.key, withSubmission(submissionId, step.fields))
}

async function findFiledSubmission({ held }: Plan, calls: SubmissionApi): Promise<number | undefined> {
  const [entry] = held.people
  if (!entry?.terms) return undefined
  return (await calls.readEntry?.(entry.placeId, entry.terms))?.submissionId ?? undefined
}

/** An existing submission can be read completely. */
async function reconcileParts(store: PlanStore, calls: SubmissionApi): Promise<void> {
  const unsure = getUncertainSteps(store.plan())
  const parts = unsure.filter(({ does }) => does === 'add-person' || does === 'add-file')
  const { submissionId } = store.plan().held
  if (parts.length === 0 || submissionId === null) return
  const { status, held } = await calls.read(submissionId)
  if (status !== 'PENDING') store.change((plan) => ({ ...plan, decided: status }))
  for (const step of unsure.filter(isStep('add-person'))) {
    const heldPerson = held.people.find(({ id }) => id === step.person.id)
    if (heldPerson) applyEffect(store, step, withPerson(heldPerson))
  }
  for (const step of unsure.filter(isStep('add-file'))) applyFoundFile(store, step, held.files)
}

/** Entries without a submission are read one by one. */
async function reconcileEntries(store: PlanStore, calls: SubmissionApi, signal: AbortSignal): Promise<void> {
  const unsure = getUncertainSteps(store.plan())
  for (const step of unsure.filter(isStep('add-person'))) await reconcileEntry(store, step, calls, signal)
  const sent = unsure.filter(isStep('add-file'))
  for (const { id, placeId, terms } of store.plan().held.people) {
    const uploads = sent.filter(({ file }) => file.owner === id)
    if (uploads.length === 0 || !terms || !calls.readEntry) continue
    const { files } = await calls.readEntry(placeId, terms)
    for (const step of uploads) applyFoundFile(store, step, files)
  }
}

/**
 * No operation finds an entry by its person. A backend with idempotency keys repeats its answer. Without keys the
 * entry is created again, and the lost one stays invisible because it belongs to no submission.
 */
async function reconcileEntry(
  store: PlanStore,
  step: StepOf<'add-person'>,
  calls: SubmissionApi,
  signal: AbortSignal,
): Promise<void> {
  if (!config().idempotencyKeys) return
  try {
    const init = createRequestInit(step.idempotencyKey, signal)
    const placeId = await calls.addPerson(null, step.person, init)
    applyEffect(store, step, withPerson({ ...step.person, placeId }))
  } catch (error) {
    if (!isAnswered(error)) throw error
  }
}

/** Applies the effect of a step that turned out to be done, also if it is no longer wanted. */
function applyEffect(store: PlanStore, step: Step, effect: StepEffect): void {
  if (store.plan().doubts.includes(step)) store.change((plan) => ({ ...plan, held: effect(plan.held) }))
  else store.completeStep(step.key, effect)
}

/** Matches a step's file by its exact name or else by a similar one. */
function applyFoundFile(store: PlanStore, step: StepOf<'add-file'>, files: readonly HeldFile[]): void {
  const { held } = store.plan()
  if (findUploadTarget(step.file, held) === undefined) return
  const unknown = files.filter(
    (file) =>
      hasSimilarName(file, step.file) &&
      !held.files.some(({ attachmentId }) => attachmentId === file.attachmentId),
  )
  const uploadedFile = unknown.find(({ name }) => name === step.file.name) ?? unknown[0]
  if (uploadedFile) applyEffect(store, step, withFile({ ...uploadedFile, key: step.file.key }))
}
