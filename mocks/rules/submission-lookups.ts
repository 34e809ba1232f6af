import type { Caller } from '../contract/operations.ts'
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
import type { BackgroundCheckFile, EntryFile } from './background-checks.ts'
import type { InsuranceFile } from './insurance.ts'
import { personIn } from './lookups.ts'
import { fullName } from './people.ts'
import { takesSubmissions } from './submissions.ts'

/** A call, as far as it tells who calls about which neighbourhood. */
interface Asked {
  db: Db
  caller: Pick<Caller, 'userId'>
  path: { rp: number }
}

/**
 * Who files: anybody whom the neighbourhood knows, if it takes submissions.
 * @throws Refusal 404 where the caller is not known; 403 `detail` where the module is not active.
 */
export function filer({ db, caller, path }: Asked): PersonRow {
  const person = personIn(db, caller, path.rp)
  if (takesSubmissions(db.modules.by('real_property_id', path.rp))) return person
  refuse(403, { detail: copy.withoutModule })
}

/** @throws Refusal 404 unless the caller filed it. */
function ofFiler<Row extends { creator_id: number }>(row: Row, call: Asked): Row {
  return row.creator_id === filer(call).id ? row : refuseNotFound()
}

/** @throws Refusal 403, 404 */
export const ownInsurance = (call: Asked, id: number): InsuranceSubmissionRow => {
  filer(call)
  return ofFiler(call.db.insuranceSubmissions.require(id), call)
}

/** @throws Refusal 403, 404 */
export const ownInsuredPerson = (call: Asked, id: number): InsuredPersonRow => {
  filer(call)
  const row = call.db.insuredPeople.require(id)
  ownInsurance(call, row.insurance_submission_id)
  return row
}

/** @throws Refusal 403, 404 */
export const ownBackgroundCheck = (call: Asked, id: number): BackgroundCheckSubmissionRow => {
  filer(call)
  return ofFiler(call.db.backgroundCheckSubmissions.require(id), call)
}

/** An entry, taken or not, is seen by who made it. @throws Refusal 403, 404 */
export const ownEntry = (call: Asked, id: number): BackgroundCheckPersonRow => {
  filer(call)
  return ofFiler(call.db.backgroundCheckPeople.require(id), call)
}

/** @throws Refusal 403, 404; 404 too for an attachment of an entry. */
export const ownInsuranceAttachment = (call: Asked, id: number) => {
  filer(call)
  const attachment = call.db.attachments.require(id)
  const submissionId = attachment.insurance_submission_id ?? refuseNotFound()
  return { attachment, submission: ownInsurance(call, submissionId) }
}

/** @throws Refusal 403, 404; 404 too for an attachment of an insurance submission. */
export const ownEntryAttachment = (call: Asked, id: number) => {
  filer(call)
  const attachment = call.db.attachments.require(id)
  const entryId = attachment.background_check_person_id ?? refuseNotFound()
  return { attachment, entry: ownEntry(call, entryId) }
}

/** The people of an insurance submission, in the order in which they were added. */
export const insuredPeopleOf = (db: Db, submissionId: number): InsuredPersonRow[] =>
  db.insuredPeople.by('insurance_submission_id', submissionId)

/** The entries of a background check, in the order in which they were made. */
export const entriesOf = (db: Db, submissionId: number): BackgroundCheckPersonRow[] =>
  db.backgroundCheckPeople.by('background_check_submission_id', submissionId)

/** The submission that took an entry, if one did. */
export const submissionOf = (
  db: Db,
  { background_check_submission_id: id }: BackgroundCheckPersonRow,
): BackgroundCheckSubmissionRow | null => (id === null ? null : db.backgroundCheckSubmissions.require(id))

/** The files of an entry, in the order in which they came. */
export const attachmentsOfEntry = (db: Db, entryId: number): AttachmentRow[] =>
  db.attachments.by('background_check_person_id', entryId)

/** An insurance submission with all that an answer about it tells. */
export const insuranceFile = (db: Db, submission: InsuranceSubmissionRow): InsuranceFile => ({
  submission,
  creator: db.persons.require(submission.creator_id),
  company: db.insuranceCompanies.require(submission.company_id),
  people: insuredPeopleOf(db, submission.id),
  attachments: db.attachments.by('insurance_submission_id', submission.id),
})

/** A background check with all that an answer about it tells. */
export const backgroundCheckFile = (
  db: Db,
  submission: BackgroundCheckSubmissionRow,
): BackgroundCheckFile => ({
  submission,
  creator: db.persons.require(submission.creator_id),
  people: entriesOf(db, submission.id),
})

/** An entry with all that an answer about it tells. */
export const entryFile = (db: Db, entry: BackgroundCheckPersonRow): EntryFile => ({
  entry,
  person: db.persons.require(entry.person_id),
  type:
    entry.background_check_type_id === null
      ? null
      : db.backgroundCheckTypes.require(entry.background_check_type_id),
  attachments: attachmentsOfEntry(db, entry.id),
})

/** Who a submission's rows point at, and who filed it. */
export const personsOf = (
  db: Db,
  { creator_id }: { creator_id: number },
  people: readonly { person_id: number }[],
): PersonRow[] =>
  [creator_id, ...people.map(({ person_id }) => person_id)].map((id) => db.persons.require(id))

/** The full name of a person, looked up once. */
export function nameLookup(db: Db): (personId: number) => string {
  const names = new Map<number, string>()
  return (id) => {
    const name = names.get(id) ?? fullName(db.persons.require(id))
    names.set(id, name)
    return name
  }
}
