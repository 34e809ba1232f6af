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
  /** The id of the owner of the file: an entry of a background check, or an insurance submission. */
  ownerId: number
  onProgress: OnProgress
}

/** The operations of one kind of submission. An operation that fails throws an ApiError. */
export interface SubmissionApi {
  /** Returns the submission's id. `entries` are the entry ids of a background check. */
  create: (fields: SubmissionFields, entries: readonly number[], init: RequestInit) => Promise<number>
  update: (submissionId: number, fields: SubmissionFields, init: RequestInit) => Promise<unknown>
  /** Returns the id of the insured person or entry, which is the `entryId` of the other operations. */
  addPerson: (submissionId: number | null, person: WantedPerson, init: RequestInit) => Promise<number>
  changePerson: (entryId: number, person: WantedPerson, init: RequestInit) => Promise<unknown>
  removePerson: (entryId: number, init: RequestInit) => Promise<unknown>
  addFile: (upload: FileUpload, init: RequestInit) => Promise<SavedFile>
  removeFile: (attachmentId: number, init: RequestInit) => Promise<unknown>
  read: (submissionId: number) => Promise<{ status: SubmissionStatus; savedSubmission: SavedSubmission }>
  /** Finds a just-created submission with the same fields and no people. */
  findCreated?: (fields: SubmissionFields) => Promise<number | undefined>
  /** Reads the files of an entry, and the id of its submission or null if the entry has no submission yet. */
  readEntry?: (
    entryId: number,
    terms: BackgroundCheckTerms,
  ) => Promise<{ submissionId: number | null; files: readonly SavedFile[] }>
}

/** Builds the fetch options of a write, with the idempotency key if the installation enables it. */
export const createRequestInit = (idempotencyKey: string, signal?: AbortSignal): RequestInit => ({
  signal,
  headers: config().idempotencyKeys ? { 'Idempotency-Key': idempotencyKey } : {},
})

/**
 * Uploads a file. The owner's id precedes the file in the form data, so that a streaming backend reads the id first.
 */
export async function uploadAttachment(
  url: string,
  ownerField: string,
  { file, ownerId, onProgress }: FileUpload,
  init: RequestInit,
): Promise<SavedFile> {
  const form = new FormData()
  form.append(ownerField, String(ownerId))
  form.append('file', file, file.name)
  const { id, name } = await sendForm<Attachment>(url, form, { ...init, onProgress })
  return { attachmentId: id, name }
}

/** The maximum number of pages that are read, so that a faulty backend cannot cause endless requests. */
const maxPages = 200

export async function readAllRows<Row>(
  readPage: (paging: { page: number; page_size: number }) => Promise<{
    count: number
    results: readonly Row[]
  }>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; page <= maxPages; page += 1) {
    const { count, results } = await readPage({ page, page_size: 500 })
    rows.push(...results)
    if (rows.length >= count || results.length === 0) break
  }
  return rows
}
