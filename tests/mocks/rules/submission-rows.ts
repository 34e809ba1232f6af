import type {
  AttachmentRow,
  BackgroundCheckPersonRow,
  BackgroundCheckSubmissionRow,
  InsuranceSubmissionRow,
  InsuredPersonRow,
} from '@mocks/db/rows'

export const createInsuranceRow = (
  overrides: Partial<InsuranceSubmissionRow> = {},
): InsuranceSubmissionRow => ({
  id: 8001,
  real_property_id: 101,
  creator_id: 304,
  created_at: '2026-03-16T13:00:00.000Z',
  status: 'PENDING',
  description: '',
  company_id: 3,
  policy_number: '4501-0098213',
  from_date: '2026-03-16',
  to_date: '2027-03-15',
  policy_holder_full_name: '',
  policy_holder_id_number: '',
  ...overrides,
})

export const createInsuredPersonRow = (
  person_id: number,
  status: InsuredPersonRow['status'] = 'PENDING',
): InsuredPersonRow => ({ id: person_id, insurance_submission_id: 8001, person_id, status, comment: null })

export const createBackgroundCheckRow = (
  overrides: Partial<BackgroundCheckSubmissionRow> = {},
): BackgroundCheckSubmissionRow => ({
  id: 8002,
  real_property_id: 101,
  creator_id: 304,
  created_at: '2026-03-16T13:00:00.000Z',
  status: 'PENDING',
  description: '',
  ...overrides,
})

export const createEntryRow = (
  person_id: number,
  overrides: Partial<BackgroundCheckPersonRow> = {},
): BackgroundCheckPersonRow => ({
  id: person_id,
  creator_id: 304,
  background_check_submission_id: null,
  person_id,
  from_date: '2026-03-10',
  to_date: '2026-09-10',
  background_check_type_id: null,
  status: 'PENDING',
  comment: null,
  ...overrides,
})

export const createAttachmentRow = (overrides: Partial<AttachmentRow> = {}): AttachmentRow => ({
  id: 1,
  file_key: 'k3v9x1.pdf',
  name: 'póliza.pdf',
  insurance_submission_id: 8001,
  background_check_person_id: null,
  ...overrides,
})
