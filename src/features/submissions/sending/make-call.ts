import { ApiError, getFieldSentences, getGeneralSentences } from '@/api/api-error'
import { describeError, hasKnownCause } from '@/copy/errors'
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
  WantedPerson,
  WantedSubmission,
} from './submission-state'

interface CallContext {
  api: SubmissionApi
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

/** Returns the effect that sets the id and the fields of a newly created submission. */
export const withSubmission =
  (submissionId: number, fields: SavedSubmission['fields']): StepEffect =>
  (submission) => ({ ...submission, submissionId, fields })

/**
 * Returns the effect of a step that updates, changes or removes something. The effect of any other step changes
 * nothing, because the new id comes with the response.
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
  const { api, wanted, savedSubmission, signal } = context
  const { submissionId } = savedSubmission
  const init = createRequestInit(step.idempotencyKey, signal)
  if (step.does === 'create') {
    // The ids are in the order of the form. The backend lists the entries of a background-check submission in this order.
    const entryIds = wanted.people.flatMap(
      ({ id }) => savedSubmission.people.find((person) => person.id === id)?.placeId ?? [],
    )
    return withSubmission(await api.create(step.fields, entryIds, init), step.fields)
  }
  if (step.does === 'add-person')
    return withPerson({ ...step.person, placeId: await api.addPerson(submissionId, step.person, init) })
  if (step.does === 'add-file') return upload(step.file, init, context)
  if (step.does === 'update' && submissionId !== null) await api.update(submissionId, step.fields, init)
  if (step.does === 'change-person') await api.changePerson(step.placeId, step.person, init)
  if (step.does === 'remove-person') await api.removePerson(step.person.placeId, init)
  if (step.does === 'remove-file') await api.removeFile(step.attachmentId, init)
  return getKnownEffect(step)
}

/** Finds the insured person or the entry that the backend has for an added person. The one to be replaced is none. */
export const findAddedPerson = (
  savedPeople: readonly SavedPerson[],
  { id, replaces }: WantedPerson,
): SavedPerson | undefined => savedPeople.find((person) => person.id === id && person.placeId !== replaces)

/**
 * Returns the id of the upload target. The target of a worker's file is the worker's entry; the target of any other
 * file is the insurance submission. Returns undefined if the backend does not have the target yet.
 */
export const findUploadTarget = (
  { owner }: WantedFile,
  { submissionId, people }: SavedSubmission,
): number | undefined =>
  owner === undefined ? (submissionId ?? undefined) : people.find(({ id }) => id === owner)?.placeId

async function upload(wantedFile: WantedFile, init: RequestInit, context: CallContext): Promise<StepEffect> {
  const { api, files, savedSubmission, onProgress } = context
  const { key, owner } = wantedFile
  const file = await requireReadableFile(files.get(key))
  const targetId = findUploadTarget(wantedFile, savedSubmission)
  if (targetId === undefined) throw new Error('The upload target of the file does not exist yet')
  return withFile({ ...(await api.addFile({ file, targetId, onProgress }, init)), owner, key })
}

/** Thrown if the browser cannot read a chosen file, for example after its removal. */
class UnreadableFileError extends Error {}

/**
 * Checks before an upload that the browser can read the file. Without this check, the browser would report a deleted file
 * as a network error.
 */
async function requireReadableFile(file: File | undefined): Promise<File> {
  const isReadable = await file
    ?.slice(0, 1)
    .arrayBuffer()
    .then(Boolean, () => false)
  if (!file || !isReadable) throw new UnreadableFileError()
  return file
}

/**
 * Explains why a step failed. If the backend rejected the call with sentences, returns these sentences. Otherwise returns
 * a general sentence about the step. If the file was unreadable or no valid response arrived, the reason follows.
 */
export function describeProblem({ does, name }: SubmissionCall, error: unknown): string[] {
  const fallback = copy.failures[does](name)
  if (error instanceof UnreadableFileError) return [fallback, copy.unreadable]
  if (!(error instanceof ApiError)) return [fallback]
  if (hasKnownCause(error)) return describeError(error, fallback)
  // After a 401, the general sentence is enough, because the sign-in dialog reports the expired session.
  if (error.status === 401 || error.status >= 500) return [fallback]
  const sentences = [...getGeneralSentences(error), ...Object.values(getFieldSentences(error)).flat()]
  return sentences.length > 0 ? sentences : [fallback]
}
