import { isRejection } from '@/api/api-error'
import { config } from '@/config'
import { hasSimilarName } from './file-names'
import { findUploadTarget, withFile, withPerson, withSubmission } from './make-call'
import { getUnsentSteps, type Plan, type PlanStore, revisePlan, type Step } from './plan'
import { createRequestInit, type SubmissionApi } from './submission-api'
import type { SavedFile, StepEffect } from './submission-state'

type StepOf<Does extends Step['does']> = Step & { does: Does }

const isStep =
  <Does extends Step['does']>(does: Does) =>
  (step: Step): step is StepOf<Does> =>
    step.does === does

/** Returns the steps with unknown results. Steps that were running precede waiting steps. */
const getUncertainSteps = (plan: Plan): Step[] =>
  [...plan.doubts, ...getUnsentSteps(plan)]
    .filter(({ isUnsure }) => isUnsure)
    .sort((left, right) => Number(left.state === 'waiting') - Number(right.state === 'waiting'))

/**
 * Reads the backend to find out which calls with an unknown result succeeded, and revises the plan. A run calls this
 * function before any retry.
 * @throws ApiError if a read fails.
 */
export async function reconcileUncertainSteps(
  store: PlanStore,
  calls: SubmissionApi,
  signal: AbortSignal,
): Promise<void> {
  if (getUncertainSteps(store.getPlan()).length === 0) return
  await reconcileSubmission(store, calls)
  if (store.getPlan().held.submissionId === null) await reconcileEntries(store, calls, signal)
  else await reconcileParts(store, calls)
  store.change((plan) =>
    revisePlan({ ...plan, doubts: [], steps: plan.steps.map((step) => ({ ...step, isUnsure: undefined })) }),
  )
}

async function reconcileSubmission(store: PlanStore, calls: SubmissionApi): Promise<void> {
  const { held: savedSubmission } = store.getPlan()
  const step = getUncertainSteps(store.getPlan()).find(isStep('create'))
  if (!step || savedSubmission.submissionId !== null) return
  const submissionId = calls.readEntry
    ? await findFiledSubmission(store.getPlan(), calls)
    : await calls.findCreated?.(step.fields)
  if (typeof submissionId === 'number')
    store.completeStep(step.key, withSubmission(submissionId, step.fields))
}

/** Finds the submission of a background check by the first entry that the backend has saved. */
async function findFiledSubmission(
  { held: savedSubmission }: Plan,
  calls: SubmissionApi,
): Promise<number | undefined> {
  const [entry] = savedSubmission.people
  if (!entry?.terms) return undefined
  return (await calls.readEntry?.(entry.placeId, entry.terms))?.submissionId ?? undefined
}

/** Completes the steps whose person or file an existing submission already has. */
async function reconcileParts(store: PlanStore, calls: SubmissionApi): Promise<void> {
  const uncertainSteps = getUncertainSteps(store.getPlan())
  const parts = uncertainSteps.filter(({ does }) => does === 'add-person' || does === 'add-file')
  const { submissionId } = store.getPlan().held
  if (parts.length === 0 || submissionId === null) return
  const { status, savedSubmission } = await calls.read(submissionId)
  if (status !== 'PENDING') store.change((plan) => ({ ...plan, decided: status }))
  for (const step of uncertainSteps.filter(isStep('add-person'))) {
    const savedPerson = savedSubmission.people.find(({ id }) => id === step.person.id)
    if (savedPerson) applyEffect(store, step, withPerson(savedPerson))
  }
  for (const step of uncertainSteps.filter(isStep('add-file')))
    applyFoundFile(store, step, savedSubmission.files)
}

/** Completes the steps whose entry or file already exists, while the entries have no submission yet. */
async function reconcileEntries(store: PlanStore, calls: SubmissionApi, signal: AbortSignal): Promise<void> {
  const uncertainSteps = getUncertainSteps(store.getPlan())
  for (const step of uncertainSteps.filter(isStep('add-person')))
    await reconcileEntry(store, step, calls, signal)
  const fileSteps = uncertainSteps.filter(isStep('add-file'))
  for (const { id, placeId: entryId, terms } of store.getPlan().held.people) {
    const uploads = fileSteps.filter(({ file }) => file.owner === id)
    if (uploads.length === 0 || !terms || !calls.readEntry) continue
    const { files } = await calls.readEntry(entryId, terms)
    for (const step of uploads) applyFoundFile(store, step, files)
  }
}

/**
 * Repeats the call that adds an entry, because the contract has no operation that finds an entry by its person. A
 * backend with idempotency keys then repeats its first response, which contains the id of the entry. Without
 * idempotency keys, this function does nothing, so the run creates a second entry. The first entry stays invisible,
 * because no submission contains the first entry.
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
    const entryId = await calls.addPerson(null, step.person, init)
    applyEffect(store, step, withPerson({ ...step.person, placeId: entryId }))
  } catch (error) {
    if (!isRejection(error)) throw error
  }
}

/** Applies the effect of a step that the backend executed, even if the form no longer needs the step. */
function applyEffect(store: PlanStore, step: Step, effect: StepEffect): void {
  if (store.getPlan().doubts.includes(step)) store.change((plan) => ({ ...plan, held: effect(plan.held) }))
  else store.completeStep(step.key, effect)
}

/** Completes a step if the backend has a file with the same name or, without such a file, with a similar name. */
function applyFoundFile(store: PlanStore, step: StepOf<'add-file'>, files: readonly SavedFile[]): void {
  const { held: savedSubmission } = store.getPlan()
  if (findUploadTarget(step.file, savedSubmission) === undefined) return
  const unknownFiles = files.filter(
    (file) =>
      hasSimilarName(file, step.file) &&
      !savedSubmission.files.some(({ attachmentId }) => attachmentId === file.attachmentId),
  )
  const uploadedFile = unknownFiles.find(({ name }) => name === step.file.name) ?? unknownFiles[0]
  if (uploadedFile) applyEffect(store, step, withFile({ ...uploadedFile, key: step.file.key }))
}
