import type { SubmissionStatus } from '@/api/generated/model/submissionStatus'
import type { OnProgress } from '@/api/send-form'
import { config } from '@/config'
import type {
  EntryTerms,
  HeldFile,
  HeldPerson,
  HeldSubmission,
  SubmissionFields,
  WantedPerson,
} from './submission-state'

export interface WriteOptions {
  idempotencyKey: string
  signal: AbortSignal
}

/** A file to upload and the id of its submission or background-check entry. */
export interface FileUpload extends WriteOptions {
  file: File
  to: number
  onProgress: OnProgress
}

export interface SubmissionSnapshot {
  status: SubmissionStatus
  held: HeldSubmission
}

/** The operations of one kind of submission. Each throws ApiError. */
export interface SubmissionApi {
  /** Returns the submission's id. `entries` are the entry ids of a background check. */
  create: (fields: SubmissionFields, entries: readonly number[], sent: WriteOptions) => Promise<number>
  update: (submissionId: number, fields: SubmissionFields, sent: WriteOptions) => Promise<void>
  addPerson: (submissionId: number | null, person: WantedPerson, sent: WriteOptions) => Promise<HeldPerson>
  changePerson: (placeId: number, person: WantedPerson, sent: WriteOptions) => Promise<HeldPerson>
  removePerson: (placeId: number, sent: WriteOptions) => Promise<void>
  addFile: (sent: FileUpload) => Promise<HeldFile>
  removeFile: (attachmentId: number, sent: WriteOptions) => Promise<void>
  /** Reads the submission with all people and files. */
  read: (submissionId: number) => Promise<SubmissionSnapshot>
  /** Finds a just-created submission with the same fields and no people. */
  findCreated?: (fields: SubmissionFields) => Promise<number | undefined>
  /** Reads an entry that was created before its submission: the submission's id, if any, and the files. */
  readEntry?: (
    placeId: number,
    terms: EntryTerms,
  ) => Promise<{ submissionId: number | null; files: HeldFile[] }>
}

/** Builds the fetch options of a write, with the idempotency key if the installation enables it. */
export const toRequestInit = ({ idempotencyKey, signal }: WriteOptions): RequestInit => ({
  signal,
  headers: config().idempotencyKeys ? { 'Idempotency-Key': idempotencyKey } : {},
})

/** Builds a multipart body. The owner comes before the file so that a streaming backend knows it first. */
export function createFileForm(file: File, owner: Record<string, number>): FormData {
  const form = new FormData()
  for (const [name, id] of Object.entries(owner)) form.append(name, String(id))
  form.append('file', file, file.name)
  return form
}

/** Upper bound that stops endless paging on a faulty backend. */
const maxPages = 200

/** Reads all rows of a paged list. */
export async function readAllRows<Row>(
  readPage: (page: number) => Promise<{ count: number; results: readonly Row[] }>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; page <= maxPages; page += 1) {
    const { count, results } = await readPage(page)
    rows.push(...results)
    if (rows.length >= count || results.length === 0) break
  }
  return rows
}
