import {
  createBackgroundCheckPerson,
  createBackgroundCheckSubmission,
  deleteBackgroundCheckPerson,
  getBackgroundCheckSubmission,
  listBackgroundCheckPeople,
  updateBackgroundCheckPerson,
  updateBackgroundCheckSubmission,
} from '@/api/generated/background-checks/background-checks'
import type { Attachment } from '@/api/generated/model/attachment'
import {
  deleteBackgroundCheckAttachment,
  getUploadBackgroundCheckAttachmentUrl,
} from '@/api/generated/submissions/submissions'
import { sendForm } from '@/api/send-form'
import type { SubmissionApi } from './submission-api'
import { createFileForm, readAllRows, toRequestInit } from './submission-api'
import { type EntryTerms, toHeldBackgroundCheck, toHeldEntry, type WantedPerson } from './submission-state'

const getTerms = ({ terms }: WantedPerson): EntryTerms =>
  terms ?? { from_date: '', to_date: '', background_check_type: null }

async function readBackgroundCheck(realPropertyId: number, submissionId: number) {
  const [submission, people] = await Promise.all([
    getBackgroundCheckSubmission(realPropertyId, submissionId),
    readAllRows((page) => listBackgroundCheckPeople(realPropertyId, submissionId, { page, page_size: 500 })),
  ])
  return { status: submission.status, held: toHeldBackgroundCheck(submission, people) }
}

/** No operation reads an entry without a submission. Saving its unchanged terms returns the whole entry. */
async function readEntry(realPropertyId: number, placeId: number, terms: EntryTerms) {
  const entry = await updateBackgroundCheckPerson(realPropertyId, placeId, terms)
  const owner = entry.person.id
  return {
    submissionId: entry.background_check_submission,
    files: entry.attachments.map(({ id: attachmentId, name }) => ({ attachmentId, name, owner })),
  }
}

/** Creates the API of criminal background checks. */
export const createBackgroundCheckApi = (realPropertyId: number): SubmissionApi => ({
  create: async ({ description }, entries, sent) => {
    const data = { description, people: [...entries] }
    return (await createBackgroundCheckSubmission(realPropertyId, data, toRequestInit(sent))).id
  },
  update: async (submissionId, { description }, sent) => {
    await updateBackgroundCheckSubmission(realPropertyId, submissionId, { description }, toRequestInit(sent))
  },
  addPerson: async (submissionId, person, sent) => {
    const entry = {
      ...getTerms(person),
      person: person.id,
      status: 'PENDING',
      comment: null,
      background_check_submission: submissionId,
    } as const
    return toHeldEntry(await createBackgroundCheckPerson(realPropertyId, entry, toRequestInit(sent)))
  },
  changePerson: async (placeId, person, sent) =>
    toHeldEntry(
      await updateBackgroundCheckPerson(realPropertyId, placeId, getTerms(person), toRequestInit(sent)),
    ),
  removePerson: async (placeId, sent) => {
    await deleteBackgroundCheckPerson(realPropertyId, placeId, toRequestInit(sent))
  },
  addFile: async ({ file, to, onProgress, ...sent }) => {
    const form = createFileForm(file, { submission_person: to })
    const url = getUploadBackgroundCheckAttachmentUrl(realPropertyId)
    const { id, name } = await sendForm<Attachment>(url, form, { ...toRequestInit(sent), onProgress })
    return { attachmentId: id, name }
  },
  removeFile: async (attachmentId, sent) => {
    await deleteBackgroundCheckAttachment(realPropertyId, attachmentId, toRequestInit(sent))
  },
  read: (submissionId) => readBackgroundCheck(realPropertyId, submissionId),
  readEntry: (placeId, terms) => readEntry(realPropertyId, placeId, terms),
})
