import { refuse, refuseNotFound } from '../contract/refusal.ts'
import { submissionSentences as copy } from '../copy/submissions.ts'
import type { Db } from '../db/db.ts'
import type {
  AttachmentRow,
  BackgroundCheckPersonRow,
  BackgroundCheckSubmissionRow,
  InsuranceSubmissionRow,
  InsuredPersonRow,
  PersonRow,
} from '../db/rows.ts'
import type { Caller } from '../handlers/handler.ts'
import type { JoinedBackgroundCheckSubmission, JoinedEntry } from './background-checks.ts'
import type { JoinedInsurance } from './insurance.ts'
import { requireCallerPerson } from './lookups.ts'
import { formatFullName } from './people.ts'
import { hasSubmissionModule } from './submissions.ts'

interface SubmissionCall {
  db: Db
  caller: Pick<Caller, 'userId'>
  path: { rp: number }
}

/**
 * Finds the caller's person, who may file submissions.
 * @throws Refusal 404 if the caller has no person in the neighbourhood; 403 `detail` if the neighbourhood lacks the module
 * `document_submission`.
 */
export function requireFiler({ db, caller, path }: SubmissionCall): PersonRow {
  const person = requireCallerPerson(db, caller, path.rp)
  if (hasSubmissionModule(db.modules.by('real_property_id', path.rp))) return person
  refuse(403, { detail: copy.withoutModule })
}

function requireOwnRow<Row extends { creator_id: number }>(row: Row, call: SubmissionCall): Row {
  return row.creator_id === requireFiler(call).id ? row : refuseNotFound()
}

/** Finds an insurance submission that the caller filed. @throws Refusal 403, 404 */
export const requireOwnInsurance = (call: SubmissionCall, id: number): InsuranceSubmissionRow => {
  requireFiler(call)
  return requireOwnRow(call.db.insuranceSubmissions.require(id), call)
}

/** Finds a person of an insurance submission that the caller filed. @throws Refusal 403, 404 */
export const requireOwnInsuredPerson = (call: SubmissionCall, id: number): InsuredPersonRow => {
  requireFiler(call)
  const row = call.db.insuredPeople.require(id)
  requireOwnInsurance(call, row.insurance_submission_id)
  return row
}

/** Finds a background-check submission that the caller filed. @throws Refusal 403, 404 */
export const requireOwnBackgroundCheckSubmission = (
  call: SubmissionCall,
  id: number,
): BackgroundCheckSubmissionRow => {
  requireFiler(call)
  return requireOwnRow(call.db.backgroundCheckSubmissions.require(id), call)
}

/** Finds an entry that the caller created, even if the entry is in no submission yet. @throws Refusal 403, 404 */
export const requireOwnEntry = (call: SubmissionCall, id: number): BackgroundCheckPersonRow => {
  requireFiler(call)
  return requireOwnRow(call.db.backgroundCheckPeople.require(id), call)
}

/** Finds an attachment and its insurance submission, which the caller must have filed. @throws Refusal 403, 404 */
export const requireOwnInsuranceAttachment = (call: SubmissionCall, id: number) => {
  requireFiler(call)
  const attachment = call.db.attachments.require(id)
  const submissionId = attachment.insurance_submission_id ?? refuseNotFound()
  return { attachment, submission: requireOwnInsurance(call, submissionId) }
}

/** Finds an attachment and its entry, which the caller must have created. @throws Refusal 403, 404 */
export const requireOwnEntryAttachment = (call: SubmissionCall, id: number) => {
  requireFiler(call)
  const attachment = call.db.attachments.require(id)
  const entryId = attachment.background_check_person_id ?? refuseNotFound()
  return { attachment, entry: requireOwnEntry(call, entryId) }
}

/** Finds the insured people of an insurance submission, in the order in which they were added. */
export const findInsuredPeople = (db: Db, submissionId: number): InsuredPersonRow[] =>
  db.insuredPeople.by('insurance_submission_id', submissionId)

/** Finds the entries of a background-check submission, in the order in which they were created. */
export const findEntries = (db: Db, submissionId: number): BackgroundCheckPersonRow[] =>
  db.backgroundCheckPeople.by('background_check_submission_id', submissionId)

/** Finds the submission of an entry; null if the entry is in no submission yet. */
export const findSubmissionOfEntry = (
  db: Db,
  { background_check_submission_id: id }: BackgroundCheckPersonRow,
): BackgroundCheckSubmissionRow | null => (id === null ? null : db.backgroundCheckSubmissions.require(id))

/** Finds the attachments of an entry, in the order in which they were uploaded. */
export const findEntryAttachments = (db: Db, entryId: number): AttachmentRow[] =>
  db.attachments.by('background_check_person_id', entryId)

/** Joins an insurance submission with the other rows that `toInsuranceSubmission` needs. */
export const joinInsurance = (db: Db, submission: InsuranceSubmissionRow): JoinedInsurance => ({
  submission,
  creator: db.persons.require(submission.creator_id),
  company: db.insuranceCompanies.require(submission.company_id),
  people: findInsuredPeople(db, submission.id),
  attachments: db.attachments.by('insurance_submission_id', submission.id),
})

/** Joins a background-check submission with the other rows that `toBackgroundCheckSubmission` needs. */
export const joinBackgroundCheckSubmission = (
  db: Db,
  submission: BackgroundCheckSubmissionRow,
): JoinedBackgroundCheckSubmission => ({
  submission,
  creator: db.persons.require(submission.creator_id),
  entries: findEntries(db, submission.id),
})

/** Joins an entry with the other rows that `toBackgroundCheckPerson` needs. */
export const joinEntry = (db: Db, entry: BackgroundCheckPersonRow): JoinedEntry => ({
  entry,
  person: db.persons.require(entry.person_id),
  type:
    entry.background_check_type_id === null
      ? null
      : db.backgroundCheckTypes.require(entry.background_check_type_id),
  attachments: findEntryAttachments(db, entry.id),
})

/**
 * Returns the person who created a submission, followed by the person of each of `submissionRows`. These rows are the
 * insured people or the entries of the submission.
 */
export const findSubmissionPersons = (
  db: Db,
  { creator_id }: { creator_id: number },
  submissionRows: readonly { person_id: number }[],
): PersonRow[] =>
  [creator_id, ...submissionRows.map(({ person_id }) => person_id)].map((id) => db.persons.require(id))

/** Creates a function that finds a person by id and returns the full name. The function caches the names. */
export function createNameLookup(db: Db): (personId: number) => string {
  const names = new Map<number, string>()
  return (id) => {
    const name = names.get(id) ?? formatFullName(db.persons.require(id))
    names.set(id, name)
    return name
  }
}
