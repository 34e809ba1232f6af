import { ApiError, getFieldSentences, getGeneralSentences } from '@/api/api-error'
import { describeError } from '@/copy/errors'
import { copy } from './copy'
import type { SubmissionCall } from './diff-calls'
import type { Step } from './plan'
import { createRequestInit, type SubmissionApi } from './submission-api'
import type {
  HeldFile,
  HeldPerson,
  HeldSubmission,
  StepEffect,
  WantedFile,
  WantedSubmission,
} from './submission-state'

interface CallContext {
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

export const withSubmission =
  (submissionId: number, fields: HeldSubmission['fields']): StepEffect =>
  (held) => ({ ...held, submissionId, fields })

/** The effect of a step that creates nothing. */
export function getKnownEffect(step: Step): StepEffect {
  if (step.does === 'update') return (held) => ({ ...held, fields: step.fields })
  if (step.does === 'change-person') return withPerson({ ...step.person, placeId: step.placeId })
  if (step.does === 'remove-person') return withoutPerson(step.person.id)
  if (step.does !== 'remove-file') return (held) => held
  return (held) => ({
    ...held,
    files: held.files.filter(({ attachmentId }) => attachmentId !== step.attachmentId),
  })
}

/**
 * Makes the call of a step and returns its effect.
 * @throws ApiError, UnreadableFileError
 */
export async function makeCall(step: Step, context: CallContext): Promise<StepEffect> {
  const { calls, wanted, held, signal } = context
  const { submissionId } = held
  const init = createRequestInit(step.idempotencyKey, signal)
  if (step.does === 'create') {
    // The entries of a background check, in the order of the form.
    const entryIds = wanted.people.flatMap(
      ({ id }) => held.people.find((person) => person.id === id)?.placeId ?? [],
    )
    return withSubmission(await calls.create(step.fields, entryIds, init), step.fields)
  }
  if (step.does === 'add-person')
    return withPerson({ ...step.person, placeId: await calls.addPerson(submissionId, step.person, init) })
  if (step.does === 'add-file') return upload(step.file, init, context)
  if (step.does === 'update' && submissionId !== null) await calls.update(submissionId, step.fields, init)
  if (step.does === 'change-person') await calls.changePerson(step.placeId, step.person, init)
  if (step.does === 'remove-person') await calls.removePerson(step.person.placeId, init)
  if (step.does === 'remove-file') await calls.removeFile(step.attachmentId, init)
  return getKnownEffect(step)
}

/**
 * The upload target of a file: the owner's entry in a background check, otherwise the submission; undefined until
 * it exists.
 */
export const findUploadTarget = (
  { owner }: WantedFile,
  { submissionId, people }: HeldSubmission,
): number | undefined =>
  owner === undefined ? (submissionId ?? undefined) : people.find(({ id }) => id === owner)?.placeId

async function upload(wantedFile: WantedFile, init: RequestInit, context: CallContext): Promise<StepEffect> {
  const { calls, files, held, onProgress } = context
  const { key, owner } = wantedFile
  const file = await requireReadableFile(files.get(key))
  const ownerId = findUploadTarget(wantedFile, held)
  if (ownerId === undefined) throw new Error('The upload target of the file does not exist yet')
  return withFile({ ...(await calls.addFile({ file, ownerId, onProgress }, init)), owner, key })
}

/** A chosen file that was moved, changed or removed and cannot be read any more. */
class UnreadableFileError extends Error {}

/** Without this check the browser reports a deleted file as a network error. */
async function requireReadableFile(file: File | undefined): Promise<File> {
  const isReadable = await file
    ?.slice(0, 1)
    .arrayBuffer()
    .then(Boolean, () => false)
  if (!file || !isReadable) throw new UnreadableFileError()
  return file
}

/**
 * Explains why a step failed: the backend's sentences or, without any, a general sentence with the step's name
 * followed by the connection error.
 */
export function describeProblem({ does, name }: SubmissionCall, error: unknown): string[] {
  const fallback = copy.failures[does](name)
  if (error instanceof UnreadableFileError) return [fallback, copy.unreadable]
  if (!(error instanceof ApiError)) return [fallback]
  if (error.failure !== 'status') return [fallback, ...describeError(error)]
  // The sign-in dialog over the page reports an expired session.
  if (error.status === 401 || error.status >= 500) return [fallback]
  const sentences = [...getGeneralSentences(error), ...Object.values(getFieldSentences(error)).flat()]
  return sentences.length > 0 ? sentences : [fallback]
}
