import {
  decidePerson,
  decideSubmission,
  extendBackgroundCheck,
  extendInsurance,
} from '@mocks/rules/administration'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { person, refusalOf } from './sample-rows'
import { backgroundCheck, entry, insuranceSubmission, insuredPerson } from './submission-rows'

const waiting = () => ({
  submission: insuranceSubmission({ description: 'Observaciones' }),
  people: [insuredPerson(1), insuredPerson(2, 'APPROVED'), insuredPerson(3, 'REJECTED')],
})

describe('deciding a submission', () => {
  it('decides who waits, and leaves who was decided', () => {
    const { submission, people } = decideSubmission(waiting(), { status: 'APPROVED', comment: 'Está bien' })
    expect(submission).toMatchObject({ status: 'APPROVED', description: 'Observaciones' })
    expect(people.map(({ status, comment }) => [status, comment])).toEqual([
      ['APPROVED', null],
      ['APPROVED', null],
      ['REJECTED', null],
    ])
  })

  it('rejected, says why in place of the observations, and to each who waited', () => {
    const { submission, people } = decideSubmission(waiting(), { status: 'REJECTED', comment: ' Vencida. ' })
    expect(submission).toMatchObject({ status: 'REJECTED', description: 'Vencida.' })
    expect(people[0]).toMatchObject({ status: 'REJECTED', comment: 'Vencida.' })
    expect(people[1]).toMatchObject({ status: 'APPROVED', comment: null })
  })

  it('may be rejected without a word: the observations stay', () => {
    for (const comment of [undefined, '  ']) {
      const { submission, people } = decideSubmission(waiting(), { status: 'REJECTED', comment })
      expect(submission.description).toBe('Observaciones')
      expect(people[0]?.comment).toBeNull()
    }
  })

  it.each(['APPROVED', 'REJECTED'] as const)('is done once: %s', (status) => {
    const decided = { submission: backgroundCheck({ status }), people: [entry(1)] }
    const refused = { status: 409, body: { message: 'La presentación ya fue resuelta.' } }
    expect(refusalOf(() => decideSubmission(decided, { status: 'APPROVED' }))).toEqual(refused)
    expect(refusalOf(() => decidePerson(decided, person(1), { status: 'APPROVED' }))).toEqual(refused)
  })
})

describe('deciding a person', () => {
  it('decides only that one', () => {
    const decision = { status: 'REJECTED', comment: 'No figura.' } as const
    expect(decidePerson(waiting(), person(1), decision)).toEqual({
      ...insuredPerson(1, 'REJECTED'),
      comment: 'No figura.',
    })
  })

  it('refuses who is not in it, and who was decided', () => {
    expect(refusalOf(() => decidePerson(waiting(), person(9), { status: 'APPROVED' })).status).toBe(404)
    expect(refusalOf(() => decidePerson(waiting(), undefined, { status: 'APPROVED' })).status).toBe(404)
    expect(refusalOf(() => decidePerson(waiting(), person(2), { status: 'REJECTED' }))).toEqual({
      status: 409,
      body: { message: 'Ana Apellido 2 ya fue resuelto/a en esta presentación.' },
    })
  })
})

describe('what an approval leaves on a person', () => {
  it('is the longest policy, in whatever order they are approved', () => {
    const day = fc
      .integer({ min: 0, max: 900 })
      .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10))
    fc.assert(
      fc.property(fc.array(day, { minLength: 1, maxLength: 6 }), (ends) => {
        const { art_expiration_date } = ends.reduce(extendInsurance, person(1))
        expect(art_expiration_date).toBe([...ends].sort().at(-1))
      }),
    )
  })

  it('is the check that holds longest, both its days', () => {
    const first = extendBackgroundCheck(person(1), entry(1))
    expect(first).toMatchObject({
      background_check_from_date: '2026-03-10',
      background_check_expiration_date: '2026-09-10',
    })
    const shorter = entry(1, { from_date: '2026-03-12', to_date: '2026-04-01' })
    expect(extendBackgroundCheck(first, shorter)).toEqual(first)
    expect(
      extendBackgroundCheck(first, entry(1, { from_date: '2026-09-12', to_date: '2027-01-01' })),
    ).toMatchObject({
      background_check_from_date: '2026-09-12',
      background_check_expiration_date: '2027-01-01',
    })
  })

  it('begins with the check that it follows without a gap', () => {
    const first = extendBackgroundCheck(person(1), entry(1))
    for (const from_date of ['2026-08-01', '2026-09-11']) {
      expect(extendBackgroundCheck(first, entry(1, { from_date, to_date: '2027-01-01' }))).toMatchObject({
        background_check_from_date: '2026-03-10',
        background_check_expiration_date: '2027-01-01',
      })
    }
  })
})
