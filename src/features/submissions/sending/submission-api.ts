import type { SubmissionStatus } from '@/api/generated/model/submissionStatus'
import type { OnProgress } from '@/api/send-form'
import type {
  EntryTerms,
  HeldFile,
  HeldPerson,
  HeldSubmission,
  SubmissionFields,
  WantedPerson,
} from './submission-state'

/** Options of a write. */
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

/** The current state of a submission. */
export interface SubmissionSnapshot {
  status: SubmissionStatus
  held: HeldSubmission
}

/** The operations of one kind of submission. Each throws ApiError. Only their implementations differ by kind. */
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
