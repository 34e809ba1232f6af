import { addDays } from '../../rules/calendar.ts'
import { losAlamosId, personIds } from '../accounts.ts'
import type { ScenarioBuilder } from '../scenario-builder.ts'
import { toFileContent } from '../submissions/add-submission-rows.ts'
import { createSampleContent } from '../submissions/sample-files.ts'
import { errorPersonIds } from './people.ts'

/**
 * The ids of submissions, insured people, entries and attachments. For each of these ids, the mock backend refuses some
 * call. Nobody can change an approved row. `residente` cannot see the rows whose names end in `OfObra`.
 */
export const errorSubmissionIds = {
  approvedInsurance: 8901,
  pendingInsurance: 8902,
  approvedCheck: 8911,
  pendingCheck: 8912,
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

/** The insurance submissions. The policy number identifies the submission on screen. */
const insuranceRows = [
  [errorSubmissionIds.approvedInsurance, 'APROBADA-NO-SE-EDITA', personIds.residente, 'APPROVED'],
  [errorSubmissionIds.pendingInsurance, 'PENDIENTE-SIN-REPETIDOS', personIds.residente, 'PENDING'],
  [errorSubmissionIds.insuranceOfObra, 'DE-OTRA-PERSONA', personIds.obra, 'PENDING'],
] as const
/** The background-check submissions. The description identifies the submission on screen. */
const checkRows = [
  [errorSubmissionIds.approvedCheck, 'Aprobada: no se edita', personIds.residente, 'APPROVED'],
  [errorSubmissionIds.pendingCheck, 'Pendiente: sin repetidos', personIds.residente, 'PENDING'],
  [errorSubmissionIds.checkOfObra, 'De otra persona: no se ve', personIds.obra, 'PENDING'],
] as const

/** The people of the insurance submissions. */
const insuredRows = [
  [errorSubmissionIds.approvedInsured, errorSubmissionIds.approvedInsurance, 'APPROVED'],
  [errorSubmissionIds.approvedInsured + 1, errorSubmissionIds.pendingInsurance, 'PENDING'],
  [errorSubmissionIds.insuredOfObra, errorSubmissionIds.insuranceOfObra, 'PENDING'],
] as const
/** The entries. The third entry is in no submission yet. */
const entryRows = [
  [errorSubmissionIds.approvedEntry, errorSubmissionIds.approvedCheck, personIds.residente, 'APPROVED'],
  [errorSubmissionIds.entryInSubmission, errorSubmissionIds.pendingCheck, personIds.residente, 'PENDING'],
  [errorSubmissionIds.entryWithoutSubmission, null, personIds.residente, 'PENDING'],
  [errorSubmissionIds.entryOfObra, errorSubmissionIds.checkOfObra, personIds.obra, 'PENDING'],
] as const

/** The attachments. Each belongs to an insurance submission or to an entry. */
const attachmentRows = [
  [errorSubmissionIds.insuranceAttachment, errorSubmissionIds.approvedInsurance, null],
  [errorSubmissionIds.entryAttachment, null, errorSubmissionIds.approvedEntry],
  [errorSubmissionIds.insuranceAttachmentOfObra, errorSubmissionIds.insuranceOfObra, null],
  [errorSubmissionIds.entryAttachmentOfObra, null, errorSubmissionIds.entryOfObra],
] as const

/**
 * Adds three submissions of each kind: an approved and a pending one of `residente`, and a pending one of `obra`. Also adds
 * an entry that is in no submission yet.
 */
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
    const content = toFileContent(createSampleContent(name, ['Constancia']))
    builder.append('files', { key: file_key, name, media_type: 'application/pdf', ...content })
    builder.add('attachments', { id, file_key, name, insurance_submission_id, background_check_person_id })
  }
}
