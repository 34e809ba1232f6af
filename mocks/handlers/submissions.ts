import { type Handlers, reply } from '../contract/operations.ts'
import { attachmentView } from '../rules/attachments.ts'
import { requireChangeable } from '../rules/background-checks.ts'
import { cutFrom, pageOf } from '../rules/pages.ts'
import {
  ownEntry,
  ownEntryAttachment,
  ownInsurance,
  ownInsuranceAttachment,
  submissionOf,
} from '../rules/submission-lookups.ts'
import { byName, requirePending } from '../rules/submissions.ts'
import { attach, detach } from './submission-files.ts'

/** Attachments of submissions, and what their forms offer. */
export const submissions = {
  uploadInsuranceAttachment: async (call) => {
    const { body, db, ids, backend } = call
    const submission = ownInsurance(call, body.insurance_submission)
    requirePending(submission)
    const owner = { insurance_submission_id: submission.id, background_check_person_id: null }
    return reply(201, attachmentView(await attach(db, ids, body.file, owner), backend))
  },

  deleteInsuranceAttachment: async (call) => {
    const { attachment, submission } = ownInsuranceAttachment(call, call.path.id)
    requirePending(submission)
    await detach(call.db, [attachment])
    return reply(204)
  },

  uploadBackgroundCheckAttachment: async (call) => {
    const { body, db, ids, backend } = call
    const entry = ownEntry(call, body.submission_person)
    requireChangeable(entry, submissionOf(db, entry))
    const owner = { insurance_submission_id: null, background_check_person_id: entry.id }
    return reply(201, attachmentView(await attach(db, ids, body.file, owner), backend))
  },

  deleteBackgroundCheckAttachment: async (call) => {
    const { attachment, entry } = ownEntryAttachment(call, call.path.id)
    requireChangeable(entry, submissionOf(call.db, entry))
    await detach(call.db, [attachment])
    return reply(204)
  },

  listInsuranceCompanies: ({ db }) => {
    const companies = db.insuranceCompanies.all().sort(byName)
    return reply(200, pageOf(cutFrom(companies), { page: 1, page_size: companies.length }))
  },

  listBackgroundCheckTypes: ({ path, db }) => {
    const types = db.backgroundCheckTypes.by('real_property_id', path.rp).sort(byName)
    const named = types.map(({ id, name }) => ({ id, name }))
    return reply(200, pageOf(cutFrom(named), { page: 1, page_size: named.length }))
  },
} satisfies Pick<
  Handlers,
  | 'uploadInsuranceAttachment'
  | 'deleteInsuranceAttachment'
  | 'uploadBackgroundCheckAttachment'
  | 'deleteBackgroundCheckAttachment'
  | 'listInsuranceCompanies'
  | 'listBackgroundCheckTypes'
>
