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
  people: [
    createInsuredPersonRow(1),
    createInsuredPersonRow(2, 'APPROVED'),
    createInsuredPersonRow(3, 'REJECTED'),
  ],
})

describe('decideSubmission', () => {
  it('decides the pending people and leaves the decided people unchanged', () => {
    const { submission, people } = decideSubmission(createPendingSubmission(), {
      status: 'APPROVED',
      comment: 'Está bien',
    })
    expect(submission).toMatchObject({ status: 'APPROVED', description: 'Observaciones' })
    expect(people.map(({ status, comment }) => [status, comment])).toEqual([
      ['APPROVED', null],
      ['APPROVED', null],
      ['REJECTED', null],
    ])
  })

  it('writes the reason of a rejection to the description and to each pending person', () => {
    const { submission, people } = decideSubmission(createPendingSubmission(), {
      status: 'REJECTED',
      comment: ' Vencida. ',
    })
    expect(submission).toMatchObject({ status: 'REJECTED', description: 'Vencida.' })
    expect(people[0]).toMatchObject({ status: 'REJECTED', comment: 'Vencida.' })
    expect(people[1]).toMatchObject({ status: 'APPROVED', comment: null })
  })

  it('keeps the description in a rejection without a comment', () => {
    for (const comment of [undefined, '  ']) {
      const { submission, people } = decideSubmission(createPendingSubmission(), {
        status: 'REJECTED',
        comment,
      })
      expect(submission.description).toBe('Observaciones')
      expect(people[0]?.comment).toBeNull()
    }
  })

  it.each(['APPROVED', 'REJECTED'] as const)('refuses a second decision after %s', (status) => {
    const decidedSubmission = {
      submission: createBackgroundCheckRow({ status }),
      people: [createEntryRow(1)],
    }
    const refusal = { status: 409, body: { message: 'La presentación ya fue resuelta.' } }
    expect(catchRefusal(() => decideSubmission(decidedSubmission, { status: 'APPROVED' }))).toEqual(refusal)
    expect(
      catchRefusal(() => decidePerson(decidedSubmission, createPersonRow(1), { status: 'APPROVED' })),
    ).toEqual(refusal)
  })
})

describe('decidePerson', () => {
  it('decides one person of the submission', () => {
    const decision = { status: 'REJECTED', comment: 'No figura.' } as const
    expect(decidePerson(createPendingSubmission(), createPersonRow(1), decision)).toEqual({
      ...createInsuredPersonRow(1, 'REJECTED'),
      comment: 'No figura.',
    })
  })

  it('responds with 404 for a person outside the submission, and refuses a decided person', () => {
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

describe('the approved documents of a person', () => {
  it('keep the latest expiration date of the policies, in any order of approval', () => {
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

  it('keep both dates of the background check with the latest expiration date', () => {
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

  it('keep the first day of a background check if the next check overlaps or follows without a gap', () => {
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
