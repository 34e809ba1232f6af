import { toAttachment } from '../rules/attachments.ts'
import { requireChangeable } from '../rules/background-checks.ts'
import { getPage, selectFromRows } from '../rules/pages.ts'
import { compareNames } from '../rules/people.ts'
import {
  findSubmissionOfEntry,
  requireOwnEntry,
  requireOwnEntryAttachment,
  requireOwnInsurance,
  requireOwnInsuranceAttachment,
} from '../rules/submission-lookups.ts'
import { requirePending } from '../rules/submissions.ts'
import { respond, type TagHandlers } from './handler.ts'
import { removeAttachments, storeAttachment } from './submission-files.ts'

/** The handlers for attachments, and for the insurance companies and background-check types that the forms offer. */
export const submissionHandlers: TagHandlers<'submissions'> = {
  uploadInsuranceAttachment: async (call) => {
    const { body, db, ids, backend } = call
    const submission = requireOwnInsurance(call, body.insurance_submission)
    requirePending(submission)
    const parent = { insurance_submission_id: submission.id, background_check_person_id: null }
    return respond(201, toAttachment(await storeAttachment(db, ids, body.file, parent), backend))
  },

  deleteInsuranceAttachment: async (call) => {
    const { attachment, submission } = requireOwnInsuranceAttachment(call, call.path.id)
    requirePending(submission)
    await removeAttachments(call.db, [attachment])
    return respond(204)
  },

  uploadBackgroundCheckAttachment: async (call) => {
    const { body, db, ids, backend } = call
    const entry = requireOwnEntry(call, body.submission_person)
    requireChangeable(entry, findSubmissionOfEntry(db, entry))
    const parent = { insurance_submission_id: null, background_check_person_id: entry.id }
    return respond(201, toAttachment(await storeAttachment(db, ids, body.file, parent), backend))
  },

  deleteBackgroundCheckAttachment: async (call) => {
    const { attachment, entry } = requireOwnEntryAttachment(call, call.path.id)
    requireChangeable(entry, findSubmissionOfEntry(call.db, entry))
    await removeAttachments(call.db, [attachment])
    return respond(204)
  },

  listInsuranceCompanies: ({ db }) => {
    const companies = db.insuranceCompanies.all().sort(compareNames)
    return respond(200, getPage(selectFromRows(companies), { page: 1, page_size: companies.length }))
  },

  listBackgroundCheckTypes: ({ path, db }) => {
    const types = db.backgroundCheckTypes.by('real_property_id', path.rp).sort(compareNames)
    const options = types.map(({ id, name }) => ({ id, name }))
    return respond(200, getPage(selectFromRows(options), { page: 1, page_size: options.length }))
  },
}
