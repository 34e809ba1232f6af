import { addDays } from '../../rules/calendar.ts'
import { losAlamosId, personIds } from '../accounts.ts'
import type { ScenarioBuilder } from '../scenario-builder.ts'
import { toFileContent } from '../submissions/add-submission-rows.ts'
import { createSampleFile } from '../submissions/sample-files.ts'
import { errorPersonIds } from './people.ts'

/**
 * The ids of the submissions, of their people and of their files. For each of these ids, the backend refuses some call.
 */
export const submissions = {
  /** Approved, so that nobody can change it. */
  approvedInsurance: 8901,
  pendingInsurance: 8902,
  approvedCheck: 8911,
  pendingCheck: 8912,
  /** Filed by `obra`, so that `residente` cannot see it. */
  insuranceOfObra: 8921,
  checkOfObra: 8922,
  approvedInsured: 901,
  insuredOfObra: 903,
  approvedEntry: 911,
  entryInSubmission: 912,
  entryWithoutSubmission: 913,
  entryOfObra: 914,
  insuranceAttachment: 901,
  entryAttachment: 902,
  insuranceAttachmentOfObra: 903,
  entryAttachmentOfObra: 904,
} as const

/** The submissions, each with the policy number or the description that identifies the submission on screen. */
const insuranceRows = [
  [submissions.approvedInsurance, 'APROBADA-NO-SE-EDITA', personIds.residente, 'APPROVED'],
  [submissions.pendingInsurance, 'PENDIENTE-SIN-REPETIDOS', personIds.residente, 'PENDING'],
  [submissions.insuranceOfObra, 'DE-OTRA-PERSONA', personIds.obra, 'PENDING'],
] as const
const checkRows = [
  [submissions.approvedCheck, 'Aprobada: no se edita', personIds.residente, 'APPROVED'],
  [submissions.pendingCheck, 'Pendiente: sin repetidos', personIds.residente, 'PENDING'],
  [submissions.checkOfObra, 'De otra persona: no se ve', personIds.obra, 'PENDING'],
] as const

/** The people of the submissions. */
const insuredRows = [
  [submissions.approvedInsured, submissions.approvedInsurance, 'APPROVED'],
  [submissions.approvedInsured + 1, submissions.pendingInsurance, 'PENDING'],
  [submissions.insuredOfObra, submissions.insuranceOfObra, 'PENDING'],
] as const
const entryRows = [
  [submissions.approvedEntry, submissions.approvedCheck, personIds.residente, 'APPROVED'],
  [submissions.entryInSubmission, submissions.pendingCheck, personIds.residente, 'PENDING'],
  [submissions.entryWithoutSubmission, null, personIds.residente, 'PENDING'],
  [submissions.entryOfObra, submissions.checkOfObra, personIds.obra, 'PENDING'],
] as const

/** The files of insurance submissions and entries. */
const attachmentRows = [
  [submissions.insuranceAttachment, submissions.approvedInsurance, null],
  [submissions.entryAttachment, null, submissions.approvedEntry],
  [submissions.insuranceAttachmentOfObra, submissions.insuranceOfObra, null],
  [submissions.entryAttachmentOfObra, null, submissions.entryOfObra],
] as const

/** Adds three submissions of each kind: approved, pending, and filed by another person. */
export function addSubmissionsForRefusals(builder: ScenarioBuilder): void {
  const sharedFields = { real_property_id: losAlamosId, created_at: builder.clock.now().toISOString() }
  const today = builder.clock.today()
  const dates = { from_date: addDays(today, -1), to_date: addDays(today, 180) }
  const personFields = { person_id: errorPersonIds.worker, comment: null }
  for (const [id, policy_number, creator_id, status] of insuranceRows) {
    const emptyHolder = { policy_holder_full_name: '', policy_holder_id_number: '' }
    const policy = { company_id: 1, policy_number, ...dates, ...emptyHolder }
    builder.add('insuranceSubmissions', {
      id,
      ...sharedFields,
      creator_id,
      status,
      description: '',
      ...policy,
    })
  }
  for (const [id, insurance_submission_id, status] of insuredRows) {
    builder.add('insuredPeople', { id, insurance_submission_id, ...personFields, status })
  }
  for (const [id, description, creator_id, status] of checkRows) {
    builder.add('backgroundCheckSubmissions', { id, ...sharedFields, creator_id, status, description })
  }
  for (const [id, background_check_submission_id, creator_id, status] of entryRows) {
    const entry = { id, creator_id, background_check_submission_id, background_check_type_id: 1, status }
    builder.add('backgroundCheckPeople', { ...entry, ...personFields, ...dates })
  }
  for (const [id, insurance_submission_id, background_check_person_id] of attachmentRows) {
    const [name, file_key] = ['constancia.pdf', `errors-constancia-${id}.pdf`]
    const content = toFileContent(createSampleFile(name, ['Constancia']))
    builder.append('files', { key: file_key, name, media_type: 'application/pdf', ...content })
    builder.add('attachments', { id, file_key, name, insurance_submission_id, background_check_person_id })
  }
}
