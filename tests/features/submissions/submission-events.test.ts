import { describe, expect, it } from 'vitest'
import type { InsuranceSubmission } from '@/api/generated/model/insuranceSubmission'
import type { SubmissionStatus } from '@/api/generated/model/submissionStatus'
import { listSubmissionEvents } from '@/features/submissions/drawer/submission-events'
import { findRenewal } from '@/features/submissions/drawer/use-insurance-renewal'

const created_at = '2026-03-12T10:20:00-03:00'
const filed = { kind: 'filed', instant: created_at, filer: 'Carlos Rey' }

const createSubmission = (status: SubmissionStatus, description = '') => ({
  created_at,
  status,
  description,
  person: { id: 304, full_name: 'Carlos Rey' },
})

const createPerson = (full_name: string, status: SubmissionStatus, comment: string | null = null) => ({
  person: { id: full_name.length, full_name, id_number: '30999888' },
  status,
  comment,
})

const createPolicy = (overrides: Partial<InsuranceSubmission> = {}): InsuranceSubmission => ({
  ...createSubmission('PENDING'),
  id: 8040,
  company: { id: 3, name: 'Galeno ART' },
  policy_number: '4501-2',
  from_date: '2027-03-16',
  to_date: '2028-03-15',
  policy_holder_full_name: '',
  policy_holder_id_number: '',
  attachments: [],
  people_count: { total: 1, approved: 0, pending: 1, rejected: 0 },
  submission_type: 'INSURANCE',
  ...overrides,
})

describe('listSubmissionEvents', () => {
  it('lists the filing, the files and the pending decision of a new submission', () => {
    const people = [createPerson('Juan Paz', 'PENDING'), createPerson('Ana Gil', 'PENDING')]
    expect(listSubmissionEvents(createSubmission('PENDING'), people, [{ name: 'póliza.pdf' }])).toEqual([
      filed,
      { kind: 'files-attached', names: ['póliza.pdf'] },
      { kind: 'decision-awaited', pending: 2 },
    ])
  })

  it('lists no files if there are none', () => {
    const events = listSubmissionEvents(createSubmission('PENDING'), [], [])
    expect(events).toEqual([filed, { kind: 'decision-awaited', pending: 0 }])
  })

  it('groups the people by decision and comment while the submission is pending', () => {
    const people = [
      createPerson('Juan Paz', 'REJECTED', ' falta la firma '),
      createPerson('Ana Gil', 'APPROVED'),
      createPerson('Eva Sol', 'PENDING'),
      createPerson('Leo Luz', 'REJECTED', 'falta la firma'),
      createPerson('Ian Mar', 'REJECTED'),
    ]
    expect(listSubmissionEvents(createSubmission('PENDING'), people, []).slice(1)).toEqual([
      {
        kind: 'people-decided',
        status: 'REJECTED',
        comment: 'falta la firma',
        names: ['Juan Paz', 'Leo Luz'],
      },
      { kind: 'people-decided', status: 'APPROVED', comment: '', names: ['Ana Gil'] },
      { kind: 'people-decided', status: 'REJECTED', comment: '', names: ['Ian Mar'] },
      { kind: 'decision-awaited', pending: 1 },
    ])
  })

  it('leaves out the people whose decision is that of the submission, and keeps the others before it', () => {
    const approved = [createPerson('Ana Gil', 'APPROVED'), createPerson('Juan Paz', 'REJECTED', 'otro DNI')]
    expect(listSubmissionEvents(createSubmission('APPROVED', 'Renovación anual.'), approved, [])).toEqual([
      filed,
      { kind: 'people-decided', status: 'REJECTED', comment: 'otro DNI', names: ['Juan Paz'] },
      { kind: 'submission-decided', status: 'APPROVED', comment: '' },
    ])
    const rejected = [
      createPerson('Ana Gil', 'REJECTED', 'No se lee.'),
      createPerson('Juan Paz', 'REJECTED', 'otro DNI'),
      createPerson('Eva Sol', 'REJECTED'),
    ]
    expect(listSubmissionEvents(createSubmission('REJECTED', ' No se lee. '), rejected, [])).toEqual([
      filed,
      { kind: 'people-decided', status: 'REJECTED', comment: 'otro DNI', names: ['Juan Paz'] },
      { kind: 'submission-decided', status: 'REJECTED', comment: 'No se lee.' },
    ])
  })

  it('lists nothing that it does not know if the backend has a new status', () => {
    const status = 'CANCELLED' as SubmissionStatus
    expect(listSubmissionEvents(createSubmission(status), [createPerson('Ana Gil', status)], [])).toEqual([
      filed,
    ])
  })

  it('ends with the renewal', () => {
    const people = [createPerson('Ana Gil', 'APPROVED')]
    const events = listSubmissionEvents(createSubmission('APPROVED'), people, [], createPolicy())
    expect(events.at(-1)).toEqual({
      kind: 'renewed',
      instant: created_at,
      filer: 'Carlos Rey',
      policy: '4501-2',
      firstDay: '2027-03-16',
      status: 'PENDING',
    })
  })
})

describe('findRenewal', () => {
  const submission = { company: { id: 3, name: 'Galeno ART' } }

  it('finds the first later policy of the same company that is not rejected', () => {
    const rejected = createPolicy({ id: 8038, status: 'REJECTED' })
    const ofOtherCompany = createPolicy({ id: 8039, company: { id: 9, name: 'Galeno ART Sur' } })
    const renewal = createPolicy()
    expect(findRenewal(submission, [rejected, ofOtherCompany, renewal, createPolicy({ id: 8041 })])).toBe(
      renewal,
    )
  })

  it('finds none if there is none', () => {
    expect(findRenewal(submission, [])).toBeUndefined()
  })
})
