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

/** What goes with a write. */
export interface WriteOptions {
  idempotencyKey: string
  signal: AbortSignal
}

/** A file on its way, and whom it goes to: a submission, or an entry of a background check. */
export interface FileUpload extends WriteOptions {
  file: File
  to: number
  onProgress: OnProgress
}

/** A submission as it is now. */
export interface SubmissionSnapshot {
  status: SubmissionStatus
  held: HeldSubmission
}

/** The calls about one kind of submission, which throw as every call does. The two kinds differ only here. */
export interface SubmissionApi {
  /** Answers the number of the submission. `entries` are those that a background check takes. */
  create: (fields: SubmissionFields, entries: readonly number[], sent: WriteOptions) => Promise<number>
  update: (submissionId: number, fields: SubmissionFields, sent: WriteOptions) => Promise<void>
  addPerson: (submissionId: number | null, person: WantedPerson, sent: WriteOptions) => Promise<HeldPerson>
  changePerson: (placeId: number, person: WantedPerson, sent: WriteOptions) => Promise<HeldPerson>
  removePerson: (placeId: number, sent: WriteOptions) => Promise<void>
  addFile: (sent: FileUpload) => Promise<HeldFile>
  removeFile: (attachmentId: number, sent: WriteOptions) => Promise<void>
  /** The submission and all of its people and files. */
  read: (submissionId: number) => Promise<SubmissionSnapshot>
  /** A submission that was just created: one that says the same and has nobody yet. */
  findCreated?: (fields: SubmissionFields) => Promise<number | undefined>
  /** An entry that was made before its submission: the one that has taken it since, and its files. */
  readEntry?: (
    placeId: number,
    terms: EntryTerms,
  ) => Promise<{ submissionId: number | null; files: HeldFile[] }>
}
