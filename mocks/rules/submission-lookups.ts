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
 * Finds the caller's person.
 * @throws Refusal 404 for an unknown caller; 403 `detail` if the neighbourhood lacks the module.
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

/** Finds a background check that the caller filed. @throws Refusal 403, 404 */
export const requireOwnBackgroundCheck = (call: SubmissionCall, id: number): BackgroundCheckSubmissionRow => {
  requireFiler(call)
  return requireOwnRow(call.db.backgroundCheckSubmissions.require(id), call)
}

/** Finds an entry that the caller created, which may not be filed yet. @throws Refusal 403, 404 */
export const requireOwnEntry = (call: SubmissionCall, id: number): BackgroundCheckPersonRow => {
  requireFiler(call)
  return requireOwnRow(call.db.backgroundCheckPeople.require(id), call)
}

/** Finds an attachment of an insurance submission that the caller filed. @throws Refusal 403, 404 */
export const requireOwnInsuranceAttachment = (call: SubmissionCall, id: number) => {
  requireFiler(call)
  const attachment = call.db.attachments.require(id)
  const submissionId = attachment.insurance_submission_id ?? refuseNotFound()
  return { attachment, submission: requireOwnInsurance(call, submissionId) }
}

/** Finds an attachment of an entry that the caller created. @throws Refusal 403, 404 */
export const requireOwnEntryAttachment = (call: SubmissionCall, id: number) => {
  requireFiler(call)
  const attachment = call.db.attachments.require(id)
  const entryId = attachment.background_check_person_id ?? refuseNotFound()
  return { attachment, entry: requireOwnEntry(call, entryId) }
}

/** Finds the people of an insurance submission, in the order in which they were added. */
export const findInsuredPeople = (db: Db, submissionId: number): InsuredPersonRow[] =>
  db.insuredPeople.by('insurance_submission_id', submissionId)

/** Finds the entries of a background check, in the order in which they were created. */
export const findEntries = (db: Db, submissionId: number): BackgroundCheckPersonRow[] =>
  db.backgroundCheckPeople.by('background_check_submission_id', submissionId)

/** Finds the submission of an entry; null for an entry that is not filed. */
export const findSubmissionOfEntry = (
  db: Db,
  { background_check_submission_id: id }: BackgroundCheckPersonRow,
): BackgroundCheckSubmissionRow | null => (id === null ? null : db.backgroundCheckSubmissions.require(id))

/** Finds the attachments of an entry, in the order in which they were uploaded. */
export const findEntryAttachments = (db: Db, entryId: number): AttachmentRow[] =>
  db.attachments.by('background_check_person_id', entryId)

/** Joins an insurance submission with the rows that the response needs. */
export const joinInsurance = (db: Db, submission: InsuranceSubmissionRow): JoinedInsurance => ({
  submission,
  creator: db.persons.require(submission.creator_id),
  company: db.insuranceCompanies.require(submission.company_id),
  people: findInsuredPeople(db, submission.id),
  attachments: db.attachments.by('insurance_submission_id', submission.id),
})

/** Joins a background check with the rows that the response needs. */
export const joinBackgroundCheck = (
  db: Db,
  submission: BackgroundCheckSubmissionRow,
): JoinedBackgroundCheckSubmission => ({
  submission,
  creator: db.persons.require(submission.creator_id),
  people: findEntries(db, submission.id),
})

/** Joins an entry with the rows that the response needs. */
export const joinEntry = (db: Db, entry: BackgroundCheckPersonRow): JoinedEntry => ({
  entry,
  person: db.persons.require(entry.person_id),
  type:
    entry.background_check_type_id === null
      ? null
      : db.backgroundCheckTypes.require(entry.background_check_type_id),
  attachments: findEntryAttachments(db, entry.id),
})

/** Finds the person who sent a submission, followed by the people of the submission. */
export const findSubmissionPersons = (
  db: Db,
  { creator_id }: { creator_id: number },
  people: readonly { person_id: number }[],
): PersonRow[] =>
  [creator_id, ...people.map(({ person_id }) => person_id)].map((id) => db.persons.require(id))

/** Creates a function that returns the full name of a person, and caches the names. */
export function createNameLookup(db: Db): (personId: number) => string {
  const names = new Map<number, string>()
  return (id) => {
    const name = names.get(id) ?? formatFullName(db.persons.require(id))
    names.set(id, name)
    return name
  }
}
