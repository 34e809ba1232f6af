import {
  createBackgroundCheckPerson,
  createBackgroundCheckSubmission,
  deleteBackgroundCheckPerson,
  getBackgroundCheckSubmission,
  listBackgroundCheckPeople,
  updateBackgroundCheckPerson,
  updateBackgroundCheckSubmission,
} from '@/api/generated/background-checks/background-checks'
import {
  deleteBackgroundCheckAttachment,
  getUploadBackgroundCheckAttachmentUrl,
} from '@/api/generated/submissions/submissions'
import { readAllRows, type SubmissionApi, uploadAttachment } from './submission-api'
import { type EntryTerms, toHeldBackgroundCheck, type WantedPerson } from './submission-state'

const getTerms = ({ terms }: WantedPerson): EntryTerms =>
  terms ?? { from_date: '', to_date: '', background_check_type: null }

async function readBackgroundCheck(realPropertyId: number, submissionId: number) {
  const [submission, people] = await Promise.all([
    getBackgroundCheckSubmission(realPropertyId, submissionId),
    readAllRows((paging) => listBackgroundCheckPeople(realPropertyId, submissionId, paging)),
  ])
  return { status: submission.status, held: toHeldBackgroundCheck(submission, people) }
}

/** No operation reads an entry without a submission. Saving its unchanged terms returns the whole entry. */
async function readEntry(realPropertyId: number, placeId: number, terms: EntryTerms) {
  const entry = await updateBackgroundCheckPerson(realPropertyId, placeId, terms)
  const { files } = toHeldBackgroundCheck({ id: 0, description: '' }, [entry])
  return { submissionId: entry.background_check_submission, files }
}

export const createBackgroundCheckApi = (realPropertyId: number): SubmissionApi => ({
  create: async ({ description }, entries, init) =>
    (await createBackgroundCheckSubmission(realPropertyId, { description, people: [...entries] }, init)).id,
  update: (submissionId, { description }, init) =>
    updateBackgroundCheckSubmission(realPropertyId, submissionId, { description }, init),
  addPerson: async (submissionId, person, init) => {
    const entry = {
      ...getTerms(person),
      person: person.id,
      status: 'PENDING',
      comment: null,
      background_check_submission: submissionId,
    } as const
    return (await createBackgroundCheckPerson(realPropertyId, entry, init)).id
  },
  changePerson: (placeId, person, init) =>
    updateBackgroundCheckPerson(realPropertyId, placeId, getTerms(person), init),
  removePerson: (placeId, init) => deleteBackgroundCheckPerson(realPropertyId, placeId, init),
  addFile: (upload, init) =>
    uploadAttachment(
      getUploadBackgroundCheckAttachmentUrl(realPropertyId),
      'submission_person',
      upload,
      init,
    ),
  removeFile: (attachmentId, init) => deleteBackgroundCheckAttachment(realPropertyId, attachmentId, init),
  read: (submissionId) => readBackgroundCheck(realPropertyId, submissionId),
  readEntry: (placeId, terms) => readEntry(realPropertyId, placeId, terms),
})
