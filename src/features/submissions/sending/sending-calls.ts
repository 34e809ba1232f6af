import type { SubmissionStatus } from '@/api/generated/model/submissionStatus'
import type { OnProgress } from '@/api/send-form'
import type { EntryTerms, Held, HeldFile, HeldPerson, SubmissionFields, WantedPerson } from './wanted'

/** What goes with a write. */
export interface Sent {
  idempotencyKey: string
  signal: AbortSignal
}

/** A file on its way, and whom it goes to: a submission, or an entry of a background check. */
export interface SentFile extends Sent {
  file: File
  to: number
  onProgress: OnProgress
}

/** A submission as it is now. */
export interface Seen {
  status: SubmissionStatus
  held: Held
}

/** The calls about one kind of submission, which throw as every call does. The two kinds differ only here. */
export interface SendingCalls {
  /** Answers the number of the submission. `entries` are those that a background check takes. */
  create: (fields: SubmissionFields, entries: readonly number[], sent: Sent) => Promise<number>
  update: (submissionId: number, fields: SubmissionFields, sent: Sent) => Promise<void>
  addPerson: (submissionId: number | null, person: WantedPerson, sent: Sent) => Promise<HeldPerson>
  changePerson: (placeId: number, person: WantedPerson, sent: Sent) => Promise<HeldPerson>
  removePerson: (placeId: number, sent: Sent) => Promise<void>
  addFile: (sent: SentFile) => Promise<HeldFile>
  removeFile: (attachmentId: number, sent: Sent) => Promise<void>
  /** The submission and all of its people and files. */
  read: (submissionId: number) => Promise<Seen>
  /** A submission that was just created: one that says the same and has nobody yet. */
  findCreated?: (fields: SubmissionFields) => Promise<number | undefined>
  /** An entry that was made before its submission: the one that has taken it since, and its files. */
  readEntry?: (
    placeId: number,
    terms: EntryTerms,
  ) => Promise<{ submissionId: number | null; files: HeldFile[] }>
}
