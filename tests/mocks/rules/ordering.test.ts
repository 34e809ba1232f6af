import { createComparator } from '@mocks/rules/ordering'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

interface Row {
  id: number
  name: string
  until: string | null
}

const fields = {
  name: (row: Row) => row.name,
  id: (row: Row) => row.id,
  until: (row: Row) => row.until,
}

const createRows = (...names: string[]): Row[] => names.map((name, id) => ({ id, name, until: null }))
const sortRows = (ordering: string, rows: readonly Row[]) =>
  [...rows].sort(createComparator(ordering, fields))

describe('createComparator', () => {
  it('sorts texts by the Spanish alphabet', () => {
    const rows = createRows(
      'Zúñiga',
      'ocampo',
      'Nuñez',
      'Ñandú',
      'Núñez',
      'Álvarez',
      'Ortiz',
      'NADAL',
      'abdala',
    )
    expect(sortRows('name', rows).map(({ name }) => name)).toEqual([
      'abdala',
      'Álvarez',
      'NADAL',
      'Nuñez',
      'Núñez',
      'Ñandú',
      'ocampo',
      'Ortiz',
      'Zúñiga',
    ])
  })

  it('sorts numbers by value', () => {
    const rows = [12, 9, 100].map((id) => ({ id, name: '', until: null }))
    expect(sortRows('id', rows).map(({ id }) => id)).toEqual([9, 12, 100])
    expect(sortRows('-id', rows).map(({ id }) => id)).toEqual([100, 12, 9])
  })

  it('sorts null last in both directions', () => {
    const rows = ['2026-03-20', null, '2026-03-16'].map((until, id) => ({ id, name: '', until }))
    expect(sortRows('until', rows).map(({ until }) => until)).toEqual(['2026-03-16', '2026-03-20', null])
    expect(sortRows('-until', rows).map(({ until }) => until)).toEqual(['2026-03-20', '2026-03-16', null])
  })

  it('keeps the order of rows that differ only in case and accents', () => {
    const rows = createRows('Ana', 'ÁNA', 'ana')
    expect(sortRows('-name', rows)).toEqual(rows)
  })

  it('keeps the order of all rows if the ordering has no known field', () => {
    for (const ordering of ['', '-', 'none', 'toString', '__proto__']) {
      expect(sortRows(ordering, createRows('b', 'a'))).toEqual(createRows('b', 'a'))
    }
  })

  it('sorts by the first field, and rows with equal values by the second field', () => {
    const rows = [
      { id: 1, name: 'Paz', until: '2026-03-20' },
      { id: 2, name: 'Luna', until: null },
      { id: 3, name: 'Paz', until: '2026-03-16' },
    ]
    expect(sortRows('name,until', rows).map(({ id }) => id)).toEqual([2, 3, 1])
    expect(sortRows('-name,-id', rows).map(({ id }) => id)).toEqual([3, 1, 2])
  })

  it('is antisymmetric and transitive', () => {
    const row = fc.record({
      id: fc.nat(5),
      name: fc.constantFrom('a', 'Á', 'ñ', 'n', 'z', ''),
      until: fc.constantFrom(null, '2026-03-16', '2026-03-17'),
    })
    const orderings = fc.constantFrom('name', '-name', 'until', '-until', 'name,-until,id')
    fc.assert(
      fc.property(orderings, row, row, row, (ordering, a, b, c) => {
        const compare = createComparator(ordering, fields)
        expect(compare(a, b) > 0).toBe(compare(b, a) < 0)
        if (compare(a, b) <= 0 && compare(b, c) <= 0) expect(compare(a, c)).toBeLessThanOrEqual(0)
      }),
    )
  })
})
