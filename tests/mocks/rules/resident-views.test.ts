import { hasOverlap, isInForce } from '@mocks/rules/residencies'
import {
  getResidentRejectionReason,
  isResidentListed,
  toResident,
  toResidentRow,
} from '@mocks/rules/resident-views'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { residency, resident } from './sample-lots'
import { today } from './sample-rows'

describe('what is shown of a resident', () => {
  it('tells the access code to whoever may manage, and its end to the others', () => {
    const one = resident({ access_method_data: 'LA7731' })
    expect(toResident(one, today, true)).toMatchObject({
      access_method_data: 'LA7731',
      hidden_access_method_data: '••••31',
    })
    expect(toResident(one, today, false).access_method_data).toBeNull()
    expect(toResident(resident(), today, true).hidden_access_method_data).toBeNull()
  })

  it('has a reason and no QR for whoever may not enter', () => {
    expect(toResident(resident({}, { is_barred: true }), today, true)).toMatchObject({
      qrcode: null,
      rejection_reason: expect.stringContaining('no está admitido/a por la Administración'),
    })
    const past = resident({ role: 'renter', to_date: '2026-03-15' })
    expect(getResidentRejectionReason(past, today)).toBe('El contrato venció el 15/03/2026.')
    const last = resident({ role: 'renter', to_date: today })
    expect(toResident(last, today, true)).toMatchObject({ qrcode: 'LA-7K3Q-9XZ2', rejection_reason: null })
  })

  it('is dated by the last change', () => {
    const changed = '2026-03-01T12:00:00.000Z'
    expect(toResidentRow(resident({ updated_at: changed })).activity_date).toBe(changed)
    expect(toResidentRow(resident()).activity_date).toBe(residency().created_at)
  })
})

describe('the filters', () => {
  const one = resident(
    { role: 'renter', from_date: '2026-03-01', to_date: '2026-03-31' },
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
  ] as const)('%j finds: %s', (filter, isFound) => {
    expect(isResidentListed(one, filter)).toBe(isFound)
  })
})

describe('the term of a resident', () => {
  const days = fc
    .integer({ min: 0, max: 40 })
    .map((n) => new Date(Date.UTC(2026, 2, 1 + n)).toISOString().slice(0, 10))
  const terms = fc.tuple(days, days, fc.boolean()).map(([one, other, isOpen]) => {
    const [from_date = '', to_date = ''] = [one, other].sort()
    return { from_date, to_date: isOpen ? null : to_date }
  })

  it('has both its ends', () => {
    const term = { from_date: '2026-03-10', to_date: '2026-03-12' }
    const held = ['2026-03-09', '2026-03-10', '2026-03-12', '2026-03-13'].map((day) => isInForce(term, day))
    expect(held).toEqual([false, true, true, false])
  })

  it('overlaps another exactly when some day belongs to both', () => {
    fc.assert(
      fc.property(terms, terms, (one, other) => {
        const [, latestStart = ''] = [one.from_date, other.from_date].sort()
        expect(hasOverlap(one, other)).toBe(isInForce(one, latestStart) && isInForce(other, latestStart))
        expect(hasOverlap(other, one)).toBe(hasOverlap(one, other))
      }),
    )
  })
})
