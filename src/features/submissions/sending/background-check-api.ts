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
import { readAllRows } from '@/api/read-all-rows'
import { type SubmissionApi, uploadAttachment } from './submission-api'
import { type BackgroundCheckTerms, toSavedBackgroundCheck, type WantedPerson } from './submission-state'

const getTerms = ({ terms }: WantedPerson): BackgroundCheckTerms =>
  terms ?? { from_date: '', to_date: '', background_check_type: null }

async function readBackgroundCheckSubmission(realPropertyId: number, submissionId: number) {
  const [submission, people] = await Promise.all([
    getBackgroundCheckSubmission(realPropertyId, submissionId),
    readAllRows((paging) => listBackgroundCheckPeople(realPropertyId, submissionId, paging)),
  ])
  return { status: submission.status, savedSubmission: toSavedBackgroundCheck(submission, people) }
}

/**
 * Reads the submission id and the files of an entry. The contract has no operation that reads one entry by the entry id,
 * so the function updates the entry and uses the response. `terms` must be the saved terms, so that the update changes
 * nothing.
 */
async function readEntryByUpdate(realPropertyId: number, entryId: number, terms: BackgroundCheckTerms) {
  const entry = await updateBackgroundCheckPerson(realPropertyId, entryId, terms)
  const { files } = toSavedBackgroundCheck({ id: 0, description: '' }, [entry])
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
  changePerson: (entryId, person, init) =>
    updateBackgroundCheckPerson(realPropertyId, entryId, getTerms(person), init),
  removePerson: (entryId, init) => deleteBackgroundCheckPerson(realPropertyId, entryId, init),
  addFile: (upload, init) =>
    uploadAttachment(
      getUploadBackgroundCheckAttachmentUrl(realPropertyId),
      'submission_person',
      upload,
      init,
    ),
  removeFile: (attachmentId, init) => deleteBackgroundCheckAttachment(realPropertyId, attachmentId, init),
  read: (submissionId) => readBackgroundCheckSubmission(realPropertyId, submissionId),
  readEntryByUpdate: (entryId, terms) => readEntryByUpdate(realPropertyId, entryId, terms),
})
