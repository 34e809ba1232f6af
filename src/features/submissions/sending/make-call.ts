import { ApiError, getFieldSentences, getGeneralSentences } from '@/api/api-error'
import { describeError } from '@/copy/errors'
import { copy } from './copy'
import type { SubmissionCall } from './diff-calls'
import type { Step } from './plan'
import { createRequestInit, type SubmissionApi } from './submission-api'
import type {
  SavedFile,
  SavedPerson,
  SavedSubmission,
  StepEffect,
  WantedFile,
  WantedSubmission,
} from './submission-state'

interface CallContext {
  calls: SubmissionApi
  wanted: WantedSubmission
  savedSubmission: SavedSubmission
  files: ReadonlyMap<string, File>
  signal: AbortSignal
  onProgress: (share: number) => void
}

/** Returns the effect that adds a person, or replaces the person with the same id. */
export const withPerson =
  (person: SavedPerson): StepEffect =>
  (submission) => ({
    ...submission,
    people: [...submission.people.filter(({ id }) => id !== person.id), person],
  })

/** Returns the effect that removes a person and the person's files. */
const withoutPerson =
  (personId: number): StepEffect =>
  (submission) => ({
    ...submission,
    people: submission.people.filter(({ id }) => id !== personId),
    files: submission.files.filter(({ owner }) => owner !== personId),
  })

export const withFile =
  (file: SavedFile): StepEffect =>
  (submission) => ({ ...submission, files: [...submission.files, file] })

/** Returns the effect that creates the submission itself. */
export const withSubmission =
  (submissionId: number, fields: SavedSubmission['fields']): StepEffect =>
  (submission) => ({ ...submission, submissionId, fields })

/**
 * Returns the effect of a step without making its call. For a step that creates an item, the effect changes nothing,
 * because only the response of the call has the id of the item.
 */
export function getKnownEffect(step: Step): StepEffect {
  if (step.does === 'update') return (submission) => ({ ...submission, fields: step.fields })
  if (step.does === 'change-person') return withPerson({ ...step.person, placeId: step.placeId })
  if (step.does === 'remove-person') return withoutPerson(step.person.id)
  if (step.does !== 'remove-file') return (submission) => submission
  return (submission) => ({
    ...submission,
    files: submission.files.filter(({ attachmentId }) => attachmentId !== step.attachmentId),
  })
}

/**
 * Makes the call of a step and returns its effect.
 * @throws ApiError if the call fails; UnreadableFileError if the browser cannot read the file.
 */
export async function makeCall(step: Step, context: CallContext): Promise<StepEffect> {
  const { calls, wanted, savedSubmission, signal } = context
  const { submissionId } = savedSubmission
  const init = createRequestInit(step.idempotencyKey, signal)
  if (step.does === 'create') {
    // The backend lists the entries of a background check in the order of these ids, which is the order of the form.
    const entryIds = wanted.people.flatMap(
      ({ id }) => savedSubmission.people.find((person) => person.id === id)?.placeId ?? [],
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
 * Returns the id to which a file is uploaded: the person's entry in a background check, otherwise the submission.
 * Returns undefined if the entry or submission does not exist yet.
 */
export const findUploadTarget = (
  { owner }: WantedFile,
  { submissionId, people }: SavedSubmission,
): number | undefined =>
  owner === undefined ? (submissionId ?? undefined) : people.find(({ id }) => id === owner)?.placeId

async function upload(wantedFile: WantedFile, init: RequestInit, context: CallContext): Promise<StepEffect> {
  const { calls, files, savedSubmission, onProgress } = context
  const { key, owner } = wantedFile
  const file = await requireReadableFile(files.get(key))
  const ownerId = findUploadTarget(wantedFile, savedSubmission)
  if (ownerId === undefined) throw new Error('The upload target of the file does not exist yet')
  return withFile({ ...(await calls.addFile({ file, ownerId, onProgress }, init)), owner, key })
}

/** Thrown if the browser cannot read a chosen file, for example because it was moved, changed or removed. */
class UnreadableFileError extends Error {}

/** Checks that a file is readable, because the browser reports the upload of a deleted file as a network error. */
async function requireReadableFile(file: File | undefined): Promise<File> {
  const isReadable = await file
    ?.slice(0, 1)
    .arrayBuffer()
    .then(Boolean, () => false)
  if (!file || !isReadable) throw new UnreadableFileError()
  return file
}

/**
 * Explains why a step failed. Returns the backend's sentences. If the backend sent no sentences, returns a general
 * sentence about the step and, after a failed connection, the reason of that failure.
 */
export function describeProblem({ does, name }: SubmissionCall, error: unknown): string[] {
  const fallback = copy.failures[does](name)
  if (error instanceof UnreadableFileError) return [fallback, copy.unreadable]
  if (!(error instanceof ApiError)) return [fallback]
  if (error.failure !== 'status') return [fallback, ...describeError(error)]
  // An expired session needs no other sentence, because the sign-in dialog over the page reports the end of the
  // session.
  if (error.status === 401 || error.status >= 500) return [fallback]
  const sentences = [...getGeneralSentences(error), ...Object.values(getFieldSentences(error)).flat()]
  return sentences.length > 0 ? sentences : [fallback]
}
