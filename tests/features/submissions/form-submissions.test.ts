import { describe, expect, it } from 'vitest'
import type { BackgroundCheckPerson } from '@/api/generated/model/backgroundCheckPerson'
import type { BackgroundCheckSubmission } from '@/api/generated/model/backgroundCheckSubmission'
import type { InsuranceSubmission } from '@/api/generated/model/insuranceSubmission'
import {
  type CheckEntryValues,
  createCheckEntry,
  emptyBackgroundCheck,
  toBackgroundCheckValues,
  toWantedBackgroundCheck,
} from '@/features/submissions/form/background-check-form'
import {
  emptyInsurance,
  type InsuranceValues,
  toInsuranceInput,
  toInsuranceValues,
  toWantedInsurance,
} from '@/features/submissions/form/insurance-form'

const juana = { id: 4001, full_name: 'Juana Pérez', id_number: '30999888' }
const raul = { id: 4002, full_name: 'Raúl Díaz', id_number: '28111222' }
const storedAttachment = { id: 71, name: 'guardado.pdf', url: '' }
const storedItem = { id: '71', name: 'guardado.pdf', address: '' }
const file = new File(['x'], 'elegido.pdf')
const chosenItem = { id: 'chosen-1', name: 'elegido.pdf', file }
const storedFile = { key: '71', name: 'guardado.pdf', attachmentId: 71 }
const chosenFile = { key: 'chosen-1', name: 'elegido.pdf' }

describe('an insurance submission', () => {
  const values: InsuranceValues = {
    people: [juana],
    company: '3',
    policy: '4501',
    from: '2026-03-16',
    to: '2027-03-15',
    holderName: 'Delta S.R.L.',
    holderId: '30-71234567-1',
    documents: [storedItem],
    observations: 'Dos obras.',
  }

  it('has its stored data in the form, and empty values at first', () => {
    const submission = {
      description: 'Dos obras.',
      company: { id: 3, name: 'Galeno ART' },
      policy_number: '4501',
      from_date: '2026-03-16',
      to_date: '2027-03-15',
      policy_holder_full_name: 'Delta S.R.L.',
      policy_holder_id_number: '30-71234567-1',
      attachments: [storedAttachment],
    } as InsuranceSubmission
    expect(toInsuranceValues(submission, [juana])).toEqual(values)
    const { people, documents, ...texts } = emptyInsurance
    expect([people, documents]).toEqual([[], []])
    expect(Object.values(texts)).toEqual(Array(7).fill(''))
  })

  it('is sent with its people, its stored documents, and the contents of the chosen documents only', () => {
    const documents = [storedItem, chosenItem]
    expect(toWantedInsurance({ ...values, people: [juana, raul], documents })).toEqual({
      wanted: {
        kind: 'INSURANCE',
        fields: toInsuranceInput(values),
        people: [
          { id: 4001, full_name: 'Juana Pérez' },
          { id: 4002, full_name: 'Raúl Díaz' },
        ],
        files: [storedFile, chosenFile],
      },
      files: new Map([['chosen-1', file]]),
    })
  })
})

describe('a background-check submission', () => {
  const entryOfJuana: CheckEntryValues = {
    id: 11,
    person: juana,
    from: '2026-03-10',
    to: '2026-09-10',
    type: '2',
    attachments: [storedItem],
    status: 'APPROVED',
  }

  it('has its stored entries in the form, and no entry and no observations at first', () => {
    const storedEntry = {
      id: 11,
      person: juana,
      from_date: '2026-03-10',
      to_date: '2026-09-10',
      background_check_type: { id: 2, name: 'RNR' },
      attachments: [storedAttachment],
      status: 'APPROVED',
    } as BackgroundCheckPerson
    const submission = { description: 'Urgente.' } as BackgroundCheckSubmission
    const storedEntries = [storedEntry, { ...storedEntry, background_check_type: null }]
    expect(toBackgroundCheckValues(submission, storedEntries)).toEqual({
      entries: [entryOfJuana, { ...entryOfJuana, type: '' }],
      observations: 'Urgente.',
    })
    expect(emptyBackgroundCheck).toEqual({ entries: [], observations: '' })
  })

  it('is sent with the terms of each worker, and each file belongs to its worker', () => {
    const entryOfRaul = {
      ...createCheckEntry(raul, { from: '2026-04-01', to: '2026-05-01' }),
      attachments: [chosenItem],
    }
    expect(
      toWantedBackgroundCheck({ entries: [entryOfJuana, entryOfRaul], observations: ' Urgente. ' }),
    ).toEqual({
      wanted: {
        kind: 'BACKGROUND_CHECK',
        fields: { description: 'Urgente.' },
        people: [
          {
            id: 4001,
            full_name: 'Juana Pérez',
            terms: { from_date: '2026-03-10', to_date: '2026-09-10', background_check_type: 2 },
          },
          {
            id: 4002,
            full_name: 'Raúl Díaz',
            terms: { from_date: '2026-04-01', to_date: '2026-05-01', background_check_type: null },
          },
        ],
        files: [
          { ...storedFile, owner: 4001 },
          { ...chosenFile, owner: 4002 },
        ],
      },
      files: new Map([['chosen-1', file]]),
    })
  })
})
