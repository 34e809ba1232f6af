import type { UploadedFile } from '@mocks/contract/uploaded-file'
import type { KnownCalls } from './known'

const as = 'obra@demo.ar'
const rp = { rp: 101 }
const insurance = { ...rp, submissionId: 8028 }
const check = { ...rp, submissionId: 8032 }
const entry = { ...rp, id: 22 }
const days = { from_date: '2026-03-10', to_date: '2026-09-10' }
const pdf = (name: string): UploadedFile => ({
  name,
  media_type: 'application/pdf',
  bytes: new TextEncoder().encode('%PDF-1.4'),
})
const policy = {
  from_date: '2026-03-16',
  to_date: '2026-12-31',
  submission_type: 'INSURANCE',
  description: 'Incluye a los ayudantes.',
  policy_number: '4501-0098213',
  company: 5,
  policy_holder_full_name: 'Construcciones del Delta S.R.L.',
  policy_holder_id_number: '30-71234567-1',
}

/** Insurance, background checks, their attachments and catalogs. */
export const submissionsKnown = {
  listInsuranceSubmissions: { as, path: rp, query: { page: 1 } },
  getInsuranceSubmission: { as, path: insurance },
  createInsuranceSubmission: { as, path: rp, body: policy },
  updateInsuranceSubmission: { as, path: insurance, body: policy },
  listInsuredPeople: { as, path: insurance, query: { page: 1 } },
  createInsuredPerson: {
    as,
    path: rp,
    body: { person: 4001, insurance_submission: 8028, status: 'PENDING' },
  },
  deleteInsuredPerson: { as, path: { ...rp, id: 29 } },
  uploadInsuranceAttachment: {
    as,
    path: rp,
    body: { file: pdf('póliza.pdf'), insurance_submission: 8028 },
  },
  deleteInsuranceAttachment: { as, path: { ...rp, id: 39 } },
  listInsuranceCompanies: { as, path: rp },
  listBackgroundCheckSubmissions: { as, path: rp, query: { page: 1 } },
  getBackgroundCheckSubmission: { as, path: check },
  createBackgroundCheckSubmission: { as, path: rp, body: { description: '', people: [23] } },
  updateBackgroundCheckSubmission: { as, path: check, body: { description: 'Va el que faltaba.' } },
  listBackgroundCheckPeople: { as, path: check, query: { page: 1 } },
  createBackgroundCheckPerson: {
    as,
    path: rp,
    body: {
      ...days,
      person: 4001,
      status: 'PENDING',
      comment: null,
      background_check_submission: null,
      background_check_type: 1,
    },
  },
  updateBackgroundCheckPerson: { as, path: entry, body: { ...days, background_check_type: 2 } },
  deleteBackgroundCheckPerson: { as, path: entry },
  uploadBackgroundCheckAttachment: {
    as,
    path: rp,
    body: { file: pdf('antecedentes.pdf'), submission_person: 22 },
  },
  deleteBackgroundCheckAttachment: { as, path: { ...rp, id: 46 } },
  listBackgroundCheckTypes: { as, path: rp },
} satisfies KnownCalls
