import { describe, expect, it } from 'vitest'
import { findDisorder } from './check-orderings'

describe('findDisorder', () => {
  it.each<[string, readonly unknown[], number | undefined]>([
    ['name', ['Ana', 'Bea', 'Bea', 'Caro'], undefined],
    ['name', ['Ana', 'Caro', 'Bea'], 2],
    ['-name', ['Caro', 'Ana', 'Bea'], 2],
    ['name', ['Ana', null, 'Bea'], undefined],
    ['from_date', ['2026-01-02', '2026-01-01'], 1],
    ['created_at', ['2026-01-01T09:00:00-03:00', '2026-01-01T11:00:00Z'], 1],
    ['status', ['CURRENT', 'INVALID', 'CURRENT'], 2],
    ['-status', ['SUSPENDED', 'CURRENT', 'INVALID'], undefined],
    ['checkout_datetime', [null, '2026-01-01T09:00:00Z'], 1],
    ['-checkout_datetime', ['2026-01-01T09:00:00Z', null, null], undefined],
  ])('ordered by %s, %j: finds %s', (ordering, values, index) => {
    expect(findDisorder(values, ordering)).toBe(index)
  })

  it('accepts each usual order of accents, capitals and numbers in a text', () => {
    expect(findDisorder(['Ñandú', 'Zapata'], 'name')).toBeUndefined()
    expect(findDisorder(['Zapata', 'Ñandú'], 'name')).toBeUndefined()
    expect(findDisorder(['9', '10'], 'id_number')).toBeUndefined()
    expect(findDisorder(['10', '9'], 'id_number')).toBeUndefined()
  })
})
