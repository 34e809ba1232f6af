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
import { isSameText } from './calls-between'
import type { SendingCalls } from './sending-calls'
import { everyRow, formWith, sentWith } from './sent-with'
import { heldInsurance, type SubmissionFields } from './wanted'

/** Only insurance submissions are sent with these calls. */
const policyIn = (fields: SubmissionFields) => fields as InsuranceSubmissionInput

const placeOf = ({ id, person }: InsuredPerson) => ({
  placeId: id,
  id: person.id,
  full_name: person.full_name,
})

async function readInsurance(rp: number, submissionId: number) {
  const [submission, people] = await Promise.all([
    getInsuranceSubmission(rp, submissionId),
    everyRow((page) => listInsuredPeople(rp, submissionId, { page, page_size: 500 })),
  ])
  return { status: submission.status, held: heldInsurance(submission, people) }
}

/** One that says the same, and that nobody has been added to: whoever was added knows its number. */
async function findCreated(rp: number, fields: SubmissionFields) {
  const { policy_number } = policyIn(fields)
  const { results } = await listInsuranceSubmissions(rp, { policy_number, status: 'PENDING', page_size: 50 })
  return results.find((submission) => {
    const { people_count, attachments } = submission
    const isEmpty = people_count.total === 0 && attachments.length === 0
    return isEmpty && isSameText(heldInsurance(submission, []).fields ?? {}, fields)
  })?.id
}

/** The calls about work-accident insurance. */
export const insuranceCalls = (rp: number): SendingCalls => ({
  create: async (fields, _entries, sent) =>
    (await createInsuranceSubmission(rp, policyIn(fields), sentWith(sent))).id,
  update: async (submissionId, fields, sent) => {
    await updateInsuranceSubmission(rp, submissionId, policyIn(fields), sentWith(sent))
  },
  addPerson: async (submissionId, person, sent) =>
    placeOf(
      await createInsuredPerson(
        rp,
        // People come after their submission.
        { person: person.id, insurance_submission: submissionId ?? 0, status: 'PENDING' },
        sentWith(sent),
      ),
    ),
  // A place of an insurance submission says nothing that could change.
  changePerson: async (placeId, person) => ({ ...person, placeId }),
  removePerson: async (placeId, sent) => {
    await deleteInsuredPerson(rp, placeId, sentWith(sent))
  },
  addFile: async ({ file, to, onProgress, ...sent }) => {
    const form = formWith(file, { insurance_submission: to })
    const url = getUploadInsuranceAttachmentUrl(rp)
    const { id, name } = await sendForm<Attachment>(url, form, { ...sentWith(sent), onProgress })
    return { attachmentId: id, name }
  },
  removeFile: async (attachmentId, sent) => {
    await deleteInsuranceAttachment(rp, attachmentId, sentWith(sent))
  },
  read: (submissionId) => readInsurance(rp, submissionId),
  findCreated: (fields) => findCreated(rp, fields),
})
