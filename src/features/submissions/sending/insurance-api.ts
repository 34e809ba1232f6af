import {
  createInsuranceSubmission,
  createInsuredPerson,
  deleteInsuredPerson,
  getInsuranceSubmission,
  listInsuranceSubmissions,
  listInsuredPeople,
  updateInsuranceSubmission,
} from '@/api/generated/insurance/insurance'
import type { Attachment } from '@/api/generated/model/attachment'
import type { InsuranceSubmissionInput } from '@/api/generated/model/insuranceSubmissionInput'
import type { InsuredPerson } from '@/api/generated/model/insuredPerson'
import {
  deleteInsuranceAttachment,
  getUploadInsuranceAttachmentUrl,
} from '@/api/generated/submissions/submissions'
import { sendForm } from '@/api/send-form'
import { hasEqualFields } from './diff-calls'
import type { SubmissionApi } from './submission-api'
import { createFileForm, readAllRows, toRequestInit } from './submission-api'
import { type SubmissionFields, toHeldInsurance } from './submission-state'

/** These calls only send insurance submissions. */
const toInsuranceFields = (fields: SubmissionFields) => fields as InsuranceSubmissionInput

const toHeldPerson = ({ id, person }: InsuredPerson) => ({
  placeId: id,
  id: person.id,
  full_name: person.full_name,
})

async function readInsurance(realPropertyId: number, submissionId: number) {
  const [submission, people] = await Promise.all([
    getInsuranceSubmission(realPropertyId, submissionId),
    readAllRows((page) => listInsuredPeople(realPropertyId, submissionId, { page, page_size: 500 })),
  ])
  return { status: submission.status, held: toHeldInsurance(submission, people) }
}

/** Finds a pending submission with the same fields and without people or files. */
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
    return isEmpty && hasEqualFields(toHeldInsurance(submission, []).fields ?? {}, fields)
  })?.id
}

/** Creates the API of work-accident insurance. */
export const createInsuranceApi = (realPropertyId: number): SubmissionApi => ({
  create: async (fields, _entries, sent) =>
    (await createInsuranceSubmission(realPropertyId, toInsuranceFields(fields), toRequestInit(sent))).id,
  update: async (submissionId, fields, sent) => {
    await updateInsuranceSubmission(
      realPropertyId,
      submissionId,
      toInsuranceFields(fields),
      toRequestInit(sent),
    )
  },
  addPerson: async (submissionId, person, sent) =>
    toHeldPerson(
      await createInsuredPerson(
        realPropertyId,
        // People are added after their submission exists.
        { person: person.id, insurance_submission: submissionId ?? 0, status: 'PENDING' },
        toRequestInit(sent),
      ),
    ),
  // An insured person has no terms that could change.
  changePerson: async (placeId, person) => ({ ...person, placeId }),
  removePerson: async (placeId, sent) => {
    await deleteInsuredPerson(realPropertyId, placeId, toRequestInit(sent))
  },
  addFile: async ({ file, to, onProgress, ...sent }) => {
    const form = createFileForm(file, { insurance_submission: to })
    const url = getUploadInsuranceAttachmentUrl(realPropertyId)
    const { id, name } = await sendForm<Attachment>(url, form, { ...toRequestInit(sent), onProgress })
    return { attachmentId: id, name }
  },
  removeFile: async (attachmentId, sent) => {
    await deleteInsuranceAttachment(realPropertyId, attachmentId, toRequestInit(sent))
  },
  read: (submissionId) => readInsurance(realPropertyId, submissionId),
  findCreated: (fields) => findCreatedSubmission(realPropertyId, fields),
})
