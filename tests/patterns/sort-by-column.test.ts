import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { sortByColumn } from '@/patterns/data-table/sort-by-column'

type Value = string | number | null | undefined
interface Row {
  id: number
  value: Value
}

const createRows = (values: readonly Value[]) => values.map((value, id) => ({ original: { id, value } }))
const column = { value: ({ value }: Row) => value }
const sortValues = (values: readonly Value[], isDescending = false) =>
  sortByColumn(createRows(values), column, isDescending).map(({ original }) => original.value)

const { compare: collatorCompare } = new Intl.Collator('es', { numeric: true })
const isEmpty = (value: Value) => value === null || value === undefined || value === ''

/** Compares two values as plainly as possible. The values are all numbers or all texts. */
function compareValues(left: Value, right: Value, direction: number): number {
  if (isEmpty(left) || isEmpty(right)) return Number(isEmpty(left)) - Number(isEmpty(right))
  if (typeof left === 'number' && typeof right === 'number') return direction * (left - right)
  return direction * collatorCompare(String(left), String(right))
}

const arbitraryEmpty = fc.constantFrom(null, undefined, '')
const arbitraryValues = fc.oneof(
  fc.array(fc.oneof(fc.integer({ min: -20, max: 20 }), arbitraryEmpty)),
  fc.array(
    fc.oneof(fc.constantFrom('Ñandú', 'Nuñez', 'nuñez', 'Ocampo', 'Lote 2', 'Lote 10'), arbitraryEmpty),
  ),
)

describe('rows that are sorted by a column', () => {
  test('are in Spanish alphabetical order, with numbers in texts by value', () => {
    expect(sortValues(['Ocampo', 'Ñandú', 'Nuñez', 'Álvarez', 'Lote 10', 'Lote 2'])).toEqual([
      ...['Álvarez', 'Lote 2', 'Lote 10', 'Nuñez', 'Ñandú', 'Ocampo'],
    ])
    expect(sortValues([100, 9, -3, 20], true)).toEqual([100, 20, 9, -3])
    expect(sortValues(['10', 9])).toEqual([9, '10'])
  })

  test('equal the rows of a stable sort, with empty values last in both directions', () => {
    fc.assert(
      fc.property(arbitraryValues, fc.boolean(), (values, isDescending) => {
        const rows = createRows(values)
        const direction = isDescending ? -1 : 1
        expect(sortByColumn(rows, column, isDescending)).toEqual(
          rows.toSorted((left, right) => compareValues(left.original.value, right.original.value, direction)),
        )
      }),
      { seed: 20260316, numRuns: 300 },
    )
  })

  test('need few comparisons by the collator', () => {
    const names = Array.from(
      { length: 1000 },
      (_, index) => `${'AÁNÑO'[index % 5]} ${1000 + ((index * 7919) % 1000)}`,
    )
    let comparisons = 0
    vi.spyOn(Intl.Collator.prototype, 'compare', 'get').mockReturnValue((left: string, right: string) => {
      comparisons += 1
      return collatorCompare(left, right)
    })
    onTestFinished(() => void vi.restoreAllMocks())
    const sortedNames = sortValues(names)
    expect(comparisons).toBeLessThan(4 * names.length)
    expect(sortedNames).toEqual(names.toSorted(collatorCompare))
  })

  test('are read once each', () => {
    const value = vi.fn(column.value)
    sortByColumn(
      createRows(Array.from({ length: 100 }, (_, index) => `Lote ${(index * 7) % 100}`)),
      { value },
      false,
    )
    expect(value).toHaveBeenCalledTimes(100)
  })
})
