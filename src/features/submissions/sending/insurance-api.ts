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
import { isSameText } from './diff-calls'
import type { SubmissionApi } from './submission-api'
import { createFileForm, readAllRows, toRequestInit } from './submission-api'
import { heldInsurance, type SubmissionFields } from './submission-state'

/** These calls only send insurance submissions. */
const toInsuranceFields = (fields: SubmissionFields) => fields as InsuranceSubmissionInput

const toHeldPerson = ({ id, person }: InsuredPerson) => ({
  placeId: id,
  id: person.id,
  full_name: person.full_name,
})

async function readInsurance(rp: number, submissionId: number) {
  const [submission, people] = await Promise.all([
    getInsuranceSubmission(rp, submissionId),
    readAllRows((page) => listInsuredPeople(rp, submissionId, { page, page_size: 500 })),
  ])
  return { status: submission.status, held: heldInsurance(submission, people) }
}

/** Finds a pending submission with the same fields and without people or files. */
async function findCreatedSubmission(rp: number, fields: SubmissionFields) {
  const { policy_number } = toInsuranceFields(fields)
  const { results } = await listInsuranceSubmissions(rp, { policy_number, status: 'PENDING', page_size: 50 })
  return results.find((submission) => {
    const { people_count, attachments } = submission
    const isEmpty = people_count.total === 0 && attachments.length === 0
    return isEmpty && isSameText(heldInsurance(submission, []).fields ?? {}, fields)
  })?.id
}

/** Creates the API of work-accident insurance. */
export const createInsuranceApi = (rp: number): SubmissionApi => ({
  create: async (fields, _entries, sent) =>
    (await createInsuranceSubmission(rp, toInsuranceFields(fields), toRequestInit(sent))).id,
  update: async (submissionId, fields, sent) => {
    await updateInsuranceSubmission(rp, submissionId, toInsuranceFields(fields), toRequestInit(sent))
  },
  addPerson: async (submissionId, person, sent) =>
    toHeldPerson(
      await createInsuredPerson(
        rp,
        // People are added after their submission exists.
        { person: person.id, insurance_submission: submissionId ?? 0, status: 'PENDING' },
        toRequestInit(sent),
      ),
    ),
  // An insured person has no terms that could change.
  changePerson: async (placeId, person) => ({ ...person, placeId }),
  removePerson: async (placeId, sent) => {
    await deleteInsuredPerson(rp, placeId, toRequestInit(sent))
  },
  addFile: async ({ file, to, onProgress, ...sent }) => {
    const form = createFileForm(file, { insurance_submission: to })
    const url = getUploadInsuranceAttachmentUrl(rp)
    const { id, name } = await sendForm<Attachment>(url, form, { ...toRequestInit(sent), onProgress })
    return { attachmentId: id, name }
  },
  removeFile: async (attachmentId, sent) => {
    await deleteInsuranceAttachment(rp, attachmentId, toRequestInit(sent))
  },
  read: (submissionId) => readInsurance(rp, submissionId),
  findCreated: (fields) => findCreatedSubmission(rp, fields),
})
