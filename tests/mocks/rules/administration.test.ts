import {
  decidePerson,
  decideSubmission,
  extendBackgroundCheck,
  extendInsurance,
} from '@mocks/rules/administration'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catchRefusal, createPersonRow } from './sample-rows'
import {
  createBackgroundCheckRow,
  createEntryRow,
  createInsuranceRow,
  createInsuredPersonRow,
} from './submission-rows'

const createPendingSubmission = () => ({
  submission: createInsuranceRow({ description: 'Observaciones' }),
  entries: [
    createInsuredPersonRow(1),
    createInsuredPersonRow(2, 'APPROVED'),
    createInsuredPersonRow(3, 'REJECTED'),
  ],
})

describe('decideSubmission', () => {
  it('approves the pending entries without storing the comment, and leaves the decided entries unchanged', () => {
    const { submission, entries } = decideSubmission(createPendingSubmission(), {
      status: 'APPROVED',
      comment: 'Está bien',
    })
    expect(submission).toMatchObject({ status: 'APPROVED', description: 'Observaciones' })
    expect(entries.map(({ status, comment }) => [status, comment])).toEqual([
      ['APPROVED', null],
      ['APPROVED', null],
      ['REJECTED', null],
    ])
  })

  it('stores the comment of a rejection as the description of the submission and in each pending entry', () => {
    const { submission, entries } = decideSubmission(createPendingSubmission(), {
      status: 'REJECTED',
      comment: ' Vencida. ',
    })
    expect(submission).toMatchObject({ status: 'REJECTED', description: 'Vencida.' })
    expect(entries[0]).toMatchObject({ status: 'REJECTED', comment: 'Vencida.' })
    expect(entries[1]).toMatchObject({ status: 'APPROVED', comment: null })
  })

  it('empties the description if a rejection has no comment, because the description is the reason', () => {
    for (const comment of [undefined, '  ']) {
      const { submission, entries } = decideSubmission(createPendingSubmission(), {
        status: 'REJECTED',
        comment,
      })
      expect(submission.description).toBe('')
      expect(entries[0]?.comment).toBeNull()
    }
  })

  it.each(['APPROVED', 'REJECTED'] as const)(
    'refuses a decision about a submission that is already %s, and about an entry in it',
    (status) => {
      const decidedSubmission = {
        submission: createBackgroundCheckRow({ status }),
        entries: [createEntryRow(1)],
      }
      const refusal = { status: 409, body: { message: 'La presentación ya fue resuelta.' } }
      expect(catchRefusal(() => decideSubmission(decidedSubmission, { status: 'APPROVED' }))).toEqual(refusal)
      expect(
        catchRefusal(() => decidePerson(decidedSubmission, createPersonRow(1), { status: 'APPROVED' })),
      ).toEqual(refusal)
    },
  )
})

describe('decidePerson', () => {
  it('decides the entry of one person', () => {
    const decision = { status: 'REJECTED', comment: 'No figura.' } as const
    expect(decidePerson(createPendingSubmission(), createPersonRow(1), decision)).toEqual({
      ...createInsuredPersonRow(1, 'REJECTED'),
      comment: 'No figura.',
    })
  })

  it('refuses a person without an entry (404), and a person whose entry is already decided (409)', () => {
    expect(
      catchRefusal(() => decidePerson(createPendingSubmission(), createPersonRow(9), { status: 'APPROVED' }))
        .status,
    ).toBe(404)
    expect(
      catchRefusal(() => decidePerson(createPendingSubmission(), undefined, { status: 'APPROVED' })).status,
    ).toBe(404)
    expect(
      catchRefusal(() => decidePerson(createPendingSubmission(), createPersonRow(2), { status: 'REJECTED' })),
    ).toEqual({
      status: 409,
      body: { message: 'Ana Apellido 2 ya fue resuelto/a en esta presentación.' },
    })
  })
})

describe('the papers of a person', () => {
  it('have the latest expiration date of the approved policies, regardless of the order of approval', () => {
    const day = fc
      .integer({ min: 0, max: 900 })
      .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10))
    fc.assert(
      fc.property(fc.array(day, { minLength: 1, maxLength: 6 }), (expirationDates) => {
        const { art_expiration_date } = expirationDates.reduce(extendInsurance, createPersonRow(1))
        expect(art_expiration_date).toBe([...expirationDates].sort().at(-1))
      }),
    )
  })

  it('keep the background check that expires later, and take both dates of a check after a gap', () => {
    const checkedPerson = extendBackgroundCheck(createPersonRow(1), createEntryRow(1))
    expect(checkedPerson).toMatchObject({
      background_check_from_date: '2026-03-10',
      background_check_expiration_date: '2026-09-10',
    })
    const shorterEntry = createEntryRow(1, { from_date: '2026-03-12', to_date: '2026-04-01' })
    expect(extendBackgroundCheck(checkedPerson, shorterEntry)).toEqual(checkedPerson)
    expect(
      extendBackgroundCheck(
        checkedPerson,
        createEntryRow(1, { from_date: '2026-09-12', to_date: '2027-01-01' }),
      ),
    ).toMatchObject({
      background_check_from_date: '2026-09-12',
      background_check_expiration_date: '2027-01-01',
    })
  })

  it('keep the first day of a background check if no gap precedes the next check', () => {
    const checkedPerson = extendBackgroundCheck(createPersonRow(1), createEntryRow(1))
    for (const from_date of ['2026-08-01', '2026-09-11']) {
      expect(
        extendBackgroundCheck(checkedPerson, createEntryRow(1, { from_date, to_date: '2027-01-01' })),
      ).toMatchObject({
        background_check_from_date: '2026-03-10',
        background_check_expiration_date: '2027-01-01',
      })
    }
  })
})

describe('a background check that follows another', () => {
  const createCheck = (from_date: string, to_date: string) => createEntryRow(1, { from_date, to_date })
  const person = createPersonRow(1, {
    background_check_from_date: '2026-01-01',
    background_check_expiration_date: '2026-06-30',
  })
  const getDays = ({
    background_check_from_date: firstDay,
    background_check_expiration_date: lastDay,
  }: typeof person) => [firstDay, lastDay]

  it('changes nothing if both end on the same day', () => {
    expect(extendBackgroundCheck(person, createCheck('2025-12-01', '2026-06-30'))).toBe(person)
  })

  it('begins earlier than the other, if it does', () => {
    expect(getDays(extendBackgroundCheck(person, createCheck('2025-12-01', '2026-12-31')))).toEqual([
      '2025-12-01',
      '2026-12-31',
    ])
  })

  it('keeps an unknown first day', () => {
    const personSinceEver = { ...person, background_check_from_date: null }
    expect(getDays(extendBackgroundCheck(personSinceEver, createCheck('2026-07-01', '2026-12-31')))).toEqual([
      null,
      '2026-12-31',
    ])
  })
})
