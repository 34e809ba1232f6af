import { isAccessDenied, isRejection } from '@/api/api-error'
import { config } from '@/config'
import { newKey } from '@/new-key'
import { hasSimilarName } from './file-names'
import { findAddedPerson, findUploadTarget, withFile, withPerson, withSubmission } from './make-call'
import { getUnfinishedSteps, type Plan, type PlanStore, revisePlan, type Step } from './plan'
import { createRequestInit, type SubmissionApi } from './submission-api'
import type { SavedFile, StepEffect } from './submission-state'

type StepOf<Does extends Step['does']> = Step & { does: Does }

const isStep =
  <Does extends Step['does']>(does: Does) =>
  (step: Step): step is StepOf<Does> =>
    step.does === does

/**
 * Returns the steps with unknown results. Waiting steps come last, because a file in the backend more probably comes from
 * a started step.
 */
const getUncertainSteps = (plan: Plan): Step[] =>
  [...plan.doubts, ...getUnfinishedSteps(plan)]
    .filter(({ isUnsure }) => isUnsure)
    .sort((left, right) => Number(left.state === 'waiting') - Number(right.state === 'waiting'))

/**
 * Finds out from the backend which calls with an unknown result succeeded, and revises the plan. `runPlan` calls this
 * function before it sends any step.
 * @throws ApiError if the results cannot be found out.
 */
export async function reconcileUncertainSteps(
  store: PlanStore,
  api: SubmissionApi,
  signal: AbortSignal,
): Promise<void> {
  if (getUncertainSteps(store.getPlan()).length === 0) return
  await reconcileSubmission(store, api)
  const { kind, held: savedSubmission } = store.getPlan()
  if (savedSubmission.submissionId !== null) await reconcileParts(store, api)
  else if (kind === 'BACKGROUND_CHECK') await reconcileEntries(store, api, signal)
  store.change((plan) =>
    revisePlan({ ...plan, doubts: [], steps: plan.steps.map((step) => ({ ...step, isUnsure: undefined })) }),
  )
}

async function reconcileSubmission(store: PlanStore, api: SubmissionApi): Promise<void> {
  const { held: savedSubmission } = store.getPlan()
  const step = getUncertainSteps(store.getPlan()).find(isStep('create'))
  if (!step || savedSubmission.submissionId !== null) return
  const submissionId = api.readEntryByUpdate
    ? await findFiledSubmission(store.getPlan(), api)
    : await api.findCreated?.(step.fields)
  if (typeof submissionId === 'number')
    store.completeStep(step.key, withSubmission(submissionId, step.fields))
}

/** Finds the id of the background-check submission that contains the first saved entry. */
async function findFiledSubmission(
  { held: savedSubmission }: Plan,
  api: SubmissionApi,
): Promise<number | undefined> {
  const [entry] = savedSubmission.people
  if (!entry?.terms) return undefined
  return (await api.readEntryByUpdate?.(entry.placeId, entry.terms))?.submissionId ?? undefined
}

/**
 * Completes the uncertain steps whose person or file is already in the backend's submission. Also records the decision of
 * the Administration.
 */
async function reconcileParts(store: PlanStore, api: SubmissionApi): Promise<void> {
  const uncertainSteps = getUncertainSteps(store.getPlan())
  const partSteps = uncertainSteps.filter(({ does }) => does === 'add-person' || does === 'add-file')
  const { submissionId } = store.getPlan().held
  if (partSteps.length === 0 || submissionId === null) return
  const { status, savedSubmission } = await api.read(submissionId)
  if (status !== 'PENDING') store.change((plan) => ({ ...plan, decided: status }))
  for (const step of uncertainSteps.filter(isStep('add-person'))) {
    const savedPerson = findAddedPerson(savedSubmission.people, step.person)
    if (savedPerson) applyEffect(store, step, withPerson(savedPerson))
  }
  for (const step of uncertainSteps.filter(isStep('add-file')))
    applyFoundFile(store, step, savedSubmission.files)
}

/**
 * Completes the uncertain steps whose entry or file the backend already has. The background-check submission of these
 * entries is not created yet.
 */
async function reconcileEntries(store: PlanStore, api: SubmissionApi, signal: AbortSignal): Promise<void> {
  const uncertainSteps = getUncertainSteps(store.getPlan())
  for (const step of uncertainSteps.filter(isStep('add-person')))
    await reconcileEntry(store, step, api, signal)
  const fileSteps = uncertainSteps.filter(isStep('add-file'))
  for (const { id, placeId: entryId, terms } of store.getPlan().held.people) {
    const uploads = fileSteps.filter(({ file }) => file.owner === id)
    if (uploads.length === 0 || !terms || !api.readEntryByUpdate) continue
    const { files } = await api.readEntryByUpdate(entryId, terms)
    for (const step of uploads) applyFoundFile(store, step, files)
  }
}

/**
 * Repeats the call that adds an entry. The contract has no operation that finds an entry by its person. A backend with
 * idempotency keys repeats its first response, which contains the id of the entry. Without idempotency keys, this function
 * does nothing, and the run creates a second entry. The first entry stays invisible, because no submission contains it.
 */
async function reconcileEntry(
  store: PlanStore,
  step: StepOf<'add-person'>,
  api: SubmissionApi,
  signal: AbortSignal,
): Promise<void> {
  if (!config().idempotencyKeys) return
  try {
    const init = createRequestInit(step.idempotencyKey, signal)
    const entryId = await api.addPerson(null, step.person, init)
    applyEffect(store, step, withPerson({ ...step.person, placeId: entryId }))
  } catch (error) {
    if (!isRejection(error) || isAccessDenied(error)) throw error
    // The step needs a new key, because the backend repeats the rejection for the old key.
    if (!store.getPlan().doubts.includes(step)) store.updateStep(step.key, { idempotencyKey: newKey() })
  }
}

/** Applies the effect of a step that the backend executed. The form may no longer need this step. */
function applyEffect(store: PlanStore, step: Step, effect: StepEffect): void {
  if (store.getPlan().doubts.includes(step)) store.change((plan) => ({ ...plan, held: effect(plan.held) }))
  else store.completeStep(step.key, effect)
}

/**
 * Completes an upload if the backend already has its file. `files` are the files in the backend. The function ignores the
 * files that the plan already knows. It prefers a file with the same name to a file with a similar name.
 */
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
