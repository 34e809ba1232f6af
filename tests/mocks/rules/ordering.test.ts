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

const named = (...names: string[]): Row[] => names.map((name, id) => ({ id, name, until: null }))
const sorted = (ordering: string, rows: readonly Row[]) => [...rows].sort(createComparator(ordering, fields))

describe('an ordering', () => {
  it('puts texts in the order of the Spanish alphabet', () => {
    const rows = named('Zúñiga', 'ocampo', 'Nuñez', 'Ñandú', 'Núñez', 'Álvarez', 'Ortiz', 'NADAL', 'abdala')
    expect(sorted('name', rows).map(({ name }) => name)).toEqual([
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

  it('puts numbers in theirs', () => {
    const rows = [12, 9, 100].map((id) => ({ id, name: '', until: null }))
    expect(sorted('id', rows).map(({ id }) => id)).toEqual([9, 12, 100])
    expect(sorted('-id', rows).map(({ id }) => id)).toEqual([100, 12, 9])
  })

  it('puts what is not known last, either way', () => {
    const rows = ['2026-03-20', null, '2026-03-16'].map((until, id) => ({ id, name: '', until }))
    expect(sorted('until', rows).map(({ until }) => until)).toEqual(['2026-03-16', '2026-03-20', null])
    expect(sorted('-until', rows).map(({ until }) => until)).toEqual(['2026-03-20', '2026-03-16', null])
  })

  it('leaves equal rows as they are, and all of them where no field has that name', () => {
    const rows = named('Ana', 'ÁNA', 'ana')
    expect(sorted('-name', rows)).toEqual(rows)
    for (const name of ['', '-', 'none', 'toString', '__proto__']) {
      expect(sorted(name, named('b', 'a'))).toEqual(named('b', 'a'))
    }
  })

  it('may have several fields, the first of which decides most', () => {
    const rows = [
      { id: 1, name: 'Paz', until: '2026-03-20' },
      { id: 2, name: 'Luna', until: null },
      { id: 3, name: 'Paz', until: '2026-03-16' },
    ]
    expect(sorted('name,until', rows).map(({ id }) => id)).toEqual([2, 3, 1])
    expect(sorted('-name,-id', rows).map(({ id }) => id)).toEqual([3, 1, 2])
  })

  it('is one: whichever rows are compared first', () => {
    const row = fc.record({
      id: fc.nat(5),
      name: fc.constantFrom('a', 'Á', 'ñ', 'n', 'z', ''),
      until: fc.constantFrom(null, '2026-03-16', '2026-03-17'),
    })
    const ordering = fc.constantFrom('name', '-name', 'until', '-until', 'name,-until,id')
    fc.assert(
      fc.property(ordering, row, row, row, (by, a, b, c) => {
        const compare = createComparator(by, fields)
        expect(compare(a, b) > 0).toBe(compare(b, a) < 0)
        if (compare(a, b) <= 0 && compare(b, c) <= 0) expect(compare(a, c)).toBeLessThanOrEqual(0)
      }),
    )
  })
})
