import { hasOverlap, isInForce } from '@mocks/rules/residencies'
import {
  getResidentRejectionReason,
  isResidentListed,
  toResident,
  toResidentRow,
} from '@mocks/rules/resident-views'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createJoinedResident, createResidencyRow } from './sample-lots'
import { today } from './sample-rows'

describe('toResident', () => {
  it('returns the unmasked access code only to callers who may manage the residents', () => {
    const resident = createJoinedResident({ access_method_data: 'LA7731' })
    expect(toResident(resident, today, true)).toMatchObject({
      access_method_data: 'LA7731',
      hidden_access_method_data: '••••31',
    })
    expect(toResident(resident, today, false)).toMatchObject({
      access_method_data: null,
      hidden_access_method_data: '••••31',
    })
    expect(toResident(createJoinedResident(), today, true).hidden_access_method_data).toBeNull()
  })

  it('returns a rejection reason for a barred resident and for a former tenant', () => {
    expect(toResident(createJoinedResident({}, { is_barred: true }), today, true)).toMatchObject({
      qrcode: null,
      rejection_reason: expect.stringContaining('no está admitido/a por la Administración'),
    })
    const formerTenant = createJoinedResident({ role: 'tenant', to_date: '2026-03-15' })
    expect(getResidentRejectionReason(formerTenant, today)).toBe('El contrato venció el 15/03/2026.')
    const lastDayTenant = createJoinedResident({ role: 'tenant', to_date: today })
    expect(toResident(lastDayTenant, today, true)).toMatchObject({
      qrcode: 'LA-7K3Q-9XZ2',
      rejection_reason: null,
    })
  })
})

it('toResidentRow sets the activity date to the time of the last change or of the creation', () => {
  const updatedAt = '2026-03-01T12:00:00.000Z'
  expect(toResidentRow(createJoinedResident({ updated_at: updatedAt })).activity_date).toBe(updatedAt)
  expect(toResidentRow(createJoinedResident()).activity_date).toBe(createResidencyRow().created_at)
})

describe('isResidentListed', () => {
  const inigo = createJoinedResident(
    { role: 'tenant', from_date: '2026-03-01', to_date: '2026-03-31' },
    { first_name: 'Íñigo', last_name: 'Núñez', id_number: '31888777', email: 'inigo@demo.ar' },
  )

  it.each([
    [{ search: 'nunez iñigo' }, true],
    [{ search: '31.888.777' }, true],
    [{ search: 'INIGO@demo' }, true],
    [{ search: 'nadie' }, false],
    [{ search: '31.888', activity_type: 'UPDATED' }, false],
    [{ activity_type: 'CREATED' }, true],
    [{ start_date: '2026-03-31' }, true],
    [{ start_date: '2026-04-01' }, false],
    [{ end_date: '2026-03-01' }, true],
    [{ end_date: '2026-02-28' }, false],
  ] as const)('for the filter %j, returns %s', (filter, isListed) => {
    expect(isResidentListed(inigo, filter)).toBe(isListed)
  })
})

describe('the term of a residency', () => {
  const days = fc
    .integer({ min: 0, max: 40 })
    .map((n) => new Date(Date.UTC(2026, 2, 1 + n)).toISOString().slice(0, 10))
  const terms = fc.tuple(days, days, fc.boolean()).map(([first, second, isOpen]) => {
    const [from_date = '', to_date = ''] = [first, second].sort()
    return { from_date, to_date: isOpen ? null : to_date }
  })

  it('includes its first and its last day', () => {
    const term = { from_date: '2026-03-10', to_date: '2026-03-12' }
    const includedDays = ['2026-03-09', '2026-03-10', '2026-03-12', '2026-03-13'].filter((day) =>
      isInForce(term, day),
    )
    expect(includedDays).toEqual(['2026-03-10', '2026-03-12'])
  })

  it('overlaps with another term if the two share a day, and not otherwise', () => {
    fc.assert(
      fc.property(terms, terms, (left, right) => {
        const [, latestStart = ''] = [left.from_date, right.from_date].sort()
        expect(hasOverlap(left, right)).toBe(isInForce(left, latestStart) && isInForce(right, latestStart))
        expect(hasOverlap(right, left)).toBe(hasOverlap(left, right))
      }),
    )
  })
})
