import { sortRows } from '@mocks/db/sort-rows'
import { createComparator } from '@mocks/rules/ordering'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

interface Row {
  id: number
  name: string | null
  age: number
}

const fields = { name: ({ name }: Row) => name, age: ({ age }: Row) => age }
const orderings = fc.constantFrom('name', '-name', 'age', '-age,name', 'name,-age', 'unknown', '')
const names = fc.option(fc.constantFrom('Ñandú', 'nandu', 'NANDÚ', 'Álvarez', 'alvarez', 'Zoe', 'b'), {
  nil: null,
})
const rows = fc
  .array(fc.record({ name: names, age: fc.integer({ min: 0, max: 3 }) }), { maxLength: 60 })
  .map((list) => list.map((row, id): Row => ({ id, ...row })))

describe('sortRows', () => {
  it('sorts stably by the comparator, and does not change its input', () => {
    fc.assert(
      fc.property(rows, orderings, (list, ordering) => {
        const original = structuredClone(list)
        const compare = createComparator(ordering, fields)
        // `toSorted` compares the rows directly, without sort keys.
        const expected = list.toSorted((left, right) => compare(left, right))
        expect(sortRows(list, compare)).toEqual(expected)
        expect(list).toEqual(original)
      }),
      { seed: 20260316, numRuns: 500 },
    )
  })

  it('compares only the distinct sort keys of the rows, not every row', () => {
    let comparisons = 0
    const compareKeys = (left: unknown, right: unknown) => {
      comparisons += 1
      return Number(left) - Number(right)
    }
    const manyRows = Array.from({ length: 20_000 }, (_, id) => ({ id, name: null, age: (id * 7919) % 10 }))
    const compare = Object.assign((left: Row, right: Row) => left.age - right.age, {
      sortKeys: [{ getKey: ({ age }: Row) => age, compareKeys }],
    })
    expect(sortRows<Row>(manyRows, compare)).toEqual(manyRows.toSorted((left, right) => left.age - right.age))
    expect(comparisons).toBeLessThan(200)
  })
})
