import {
  createInsuranceSubmission,
  createInsuredPerson,
  deleteInsuredPerson,
  getInsuranceSubmission,
  listInsuranceSubmissions,
  listInsuredPeople,
  updateInsuranceSubmission,
} from '@/api/generated/insurance/insurance'
import type { InsuranceSubmissionInput } from '@/api/generated/model/insuranceSubmissionInput'
import {
  deleteInsuranceAttachment,
  getUploadInsuranceAttachmentUrl,
} from '@/api/generated/submissions/submissions'
import { readAllRows } from '@/api/read-all-rows'
import { hasEqualFields } from './diff-calls'
import { type SubmissionApi, uploadAttachment } from './submission-api'
import { type SubmissionFields, toSavedInsurance } from './submission-state'

/** The type assertion is safe, because the functions in this file only receive the fields of insurance submissions. */
const toInsuranceFields = (fields: SubmissionFields) => fields as InsuranceSubmissionInput

async function readInsuranceSubmission(realPropertyId: number, submissionId: number) {
  const [submission, people] = await Promise.all([
    getInsuranceSubmission(realPropertyId, submissionId),
    readAllRows((paging) => listInsuredPeople(realPropertyId, submissionId, paging)),
  ])
  return { status: submission.status, savedSubmission: toSavedInsurance(submission, people) }
}

/**
 * Finds the id of a pending submission that has these fields, and neither people nor files. The backend has such
 * a submission if it executed a `create` whose response was lost.
 */
async function findCreatedSubmission(realPropertyId: number, fields: SubmissionFields) {
  const { policy_number } = toInsuranceFields(fields)
  const { results } = await listInsuranceSubmissions(realPropertyId, {
    policy_number,
    status: 'PENDING',
    page_size: 50,
  })
  return results.find((submission) => {
    const { people_count, attachments } = submission
    const isEmpty = people_count.total === 0 && attachments.length === 0
    return isEmpty && hasEqualFields(toSavedInsurance(submission, []).fields ?? {}, fields)
  })?.id
}

export const createInsuranceApi = (realPropertyId: number): SubmissionApi => ({
  create: async (fields, _entries, init) =>
    (await createInsuranceSubmission(realPropertyId, toInsuranceFields(fields), init)).id,
  update: (submissionId, fields, init) =>
    updateInsuranceSubmission(realPropertyId, submissionId, toInsuranceFields(fields), init),
  addPerson: async (submissionId, person, init) => {
    // `submissionId` is never null here, because people are added after the submission is created.
    const input = { person: person.id, insurance_submission: submissionId ?? 0, status: 'PENDING' } as const
    return (await createInsuredPerson(realPropertyId, input, init)).id
  },
  // An insured person has no dates or type, so there is nothing to change.
  changePerson: async () => undefined,
  removePerson: (entryId, init) => deleteInsuredPerson(realPropertyId, entryId, init),
  addFile: (upload, init) =>
    uploadAttachment(getUploadInsuranceAttachmentUrl(realPropertyId), 'insurance_submission', upload, init),
  removeFile: (attachmentId, init) => deleteInsuranceAttachment(realPropertyId, attachmentId, init),
  read: (submissionId) => readInsuranceSubmission(realPropertyId, submissionId),
  findCreated: (fields) => findCreatedSubmission(realPropertyId, fields),
})
