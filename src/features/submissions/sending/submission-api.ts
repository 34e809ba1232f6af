import type { Attachment } from '@/api/generated/model/attachment'
import type { SubmissionStatus } from '@/api/generated/model/submissionStatus'
import { type OnProgress, sendForm } from '@/api/send-form'
import { config } from '@/config'
import type {
  BackgroundCheckTerms,
  SavedFile,
  SavedSubmission,
  SubmissionFields,
  WantedPerson,
} from './submission-state'

export interface FileUpload {
  file: File
  /** The id of the entry or of the insurance submission to which the file is added. */
  targetId: number
  onProgress: OnProgress
}

/** The operations of one kind of submission. An operation that fails throws an ApiError. */
export interface SubmissionApi {
  /** Returns the submission's id. `entryIds` are the entries of a background-check submission. */
  create: (fields: SubmissionFields, entryIds: readonly number[], init: RequestInit) => Promise<number>
  update: (submissionId: number, fields: SubmissionFields, init: RequestInit) => Promise<unknown>
  /**
   * Returns the id of the insured person or entry, which is the `entryId` of the other operations. `submissionId` is null
   * for an entry that is added before its submission is created.
   */
  addPerson: (submissionId: number | null, person: WantedPerson, init: RequestInit) => Promise<number>
  changePerson: (entryId: number, person: WantedPerson, init: RequestInit) => Promise<unknown>
  removePerson: (entryId: number, init: RequestInit) => Promise<unknown>
  addFile: (upload: FileUpload, init: RequestInit) => Promise<SavedFile>
  removeFile: (attachmentId: number, init: RequestInit) => Promise<unknown>
  read: (submissionId: number) => Promise<{ status: SubmissionStatus; savedSubmission: SavedSubmission }>
  /**
   * Only for insurance submissions: finds the id of a pending submission that has these fields, and neither people nor
   * files.
   */
  findCreated?: (fields: SubmissionFields) => Promise<number | undefined>
  /**
   * Only for background-check submissions: reads the files of an entry and the id of the submission that contains the
   * entry. To read them, this operation updates the entry with `terms`, which must be the saved terms. `submissionId` is
   * null if no submission contains the entry yet.
   */
  readEntryByUpdate?: (
    entryId: number,
    terms: BackgroundCheckTerms,
  ) => Promise<{ submissionId: number | null; files: readonly SavedFile[] }>
}

/** Builds the fetch options of a write. Adds the idempotency key if the configuration enables idempotency keys. */
export const createRequestInit = (idempotencyKey: string, signal?: AbortSignal): RequestInit => ({
  signal,
  headers: config().idempotencyKeys ? { 'Idempotency-Key': idempotencyKey } : {},
})

/**
 * Uploads a file. `targetField` is the name of the form field that contains `targetId`. This field precedes the file in the
 * form data, so that a streaming backend reads the id first.
 */
export async function uploadAttachment(
  url: string,
  targetField: string,
  { file, targetId, onProgress }: FileUpload,
  init: RequestInit,
): Promise<SavedFile> {
  const form = new FormData()
  form.append(targetField, String(targetId))
  form.append('file', file, file.name)
  const { id, name } = await sendForm<Attachment>(url, form, { ...init, onProgress })
  return { attachmentId: id, name }
}
