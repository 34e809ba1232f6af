import { UnreadableFileError } from './describe-problem'
import type { Step } from './plan'
import type { SubmissionApi, WriteOptions } from './submission-api'
import type { HeldFile, HeldPerson, HeldSubmission, WantedFile, WantedSubmission } from './submission-state'

/** Updates the known backend state after a step. */
export type StepEffect = (held: HeldSubmission) => HeldSubmission

/** The input of a call besides its step. */
export interface CallContext {
  calls: SubmissionApi
  wanted: WantedSubmission
  held: HeldSubmission
  files: ReadonlyMap<string, File>
  signal: AbortSignal
  onProgress: (share: number) => void
}

export const withPerson =
  (person: HeldPerson): StepEffect =>
  (held) => ({ ...held, people: [...held.people.filter(({ id }) => id !== person.id), person] })

/** The person's files are removed too. */
const withoutPerson =
  (personId: number): StepEffect =>
  (held) => ({
    ...held,
    people: held.people.filter(({ id }) => id !== personId),
    files: held.files.filter(({ owner }) => owner !== personId),
  })

export const withFile =
  (file: HeldFile): StepEffect =>
  (held) => ({ ...held, files: [...held.files, file] })

const withoutFile =
  (id: number): StepEffect =>
  (held) => ({ ...held, files: held.files.filter(({ attachmentId }) => attachmentId !== id) })

export const withSubmission =
  (submissionId: number, fields: HeldSubmission['fields']): StepEffect =>
  (held) => ({ ...held, submissionId, fields })

/** The effect of a step that needs no id from the backend; undefined for other steps. */
export function getKnownEffect(step: Step, { submissionId }: HeldSubmission): StepEffect | undefined {
  if (step.does === 'update' && submissionId !== null) return withSubmission(submissionId, step.fields)
  if (step.does === 'change-person') return withPerson({ ...step.person, placeId: step.placeId })
  if (step.does === 'remove-person') return withoutPerson(step.person.id)
  if (step.does === 'remove-file') return withoutFile(step.attachmentId)
  return undefined
}

/**
 * Makes the call of a step and returns its effect.
 * @throws ApiError, UnreadableFileError
 */
export async function makeCall(step: Step, context: CallContext): Promise<StepEffect> {
  const { calls, held, signal } = context
  const sent = { idempotencyKey: step.idempotencyKey, signal }
  if (step.does === 'create') {
    const id = await calls.create(step.fields, listEntryIds(context), sent)
    return withSubmission(id, step.fields)
  }
  if (step.does === 'add-person') {
    const { placeId } = await calls.addPerson(held.submissionId, step.person, sent)
    return withPerson({ ...step.person, placeId })
  }
  if (step.does === 'add-file') return upload(step.file, sent, context)
  await change(step, held, calls, sent)
  return getKnownEffect(step, held) ?? ((same) => same)
}

async function change(
  step: Step,
  { submissionId }: HeldSubmission,
  calls: SubmissionApi,
  sent: WriteOptions,
): Promise<void> {
  if (step.does === 'update' && submissionId !== null) await calls.update(submissionId, step.fields, sent)
  if (step.does === 'change-person') await calls.changePerson(step.placeId, step.person, sent)
  if (step.does === 'remove-person') await calls.removePerson(step.placeId, sent)
  if (step.does === 'remove-file') await calls.removeFile(step.attachmentId, sent)
}

/** The entries of a background check, in the order of the form. */
const listEntryIds = ({ wanted, held }: CallContext): number[] =>
  wanted.people.flatMap(({ id }) => held.people.find((person) => person.id === id)?.placeId ?? [])

/**
 * The upload target of a file: the owner's entry in a background check, otherwise the submission; undefined until
 * it exists.
 */
export const findUploadTarget = (
  { owner }: WantedFile,
  { submissionId, people }: HeldSubmission,
): number | undefined =>
  owner === undefined ? (submissionId ?? undefined) : people.find(({ id }) => id === owner)?.placeId

async function upload(file: WantedFile, sent: WriteOptions, context: CallContext): Promise<StepEffect> {
  const { calls, files, held, onProgress } = context
  const to = findUploadTarget(file, held)
  const content = await requireReadableFile(files.get(file.key))
  if (to === undefined) throw new Error('The upload target of the file does not exist yet')
  const { attachmentId, name } = await calls.addFile({ ...sent, file: content, to, onProgress })
  return withFile({ attachmentId, name, owner: file.owner, key: file.key })
}

/** Without this check the browser reports a deleted file as a network error. */
async function requireReadableFile(file: File | undefined): Promise<File> {
  try {
    await file?.slice(0, 1).arrayBuffer()
  } catch {
    throw new UnreadableFileError()
  }
  if (!file) throw new UnreadableFileError()
  return file
}
