import { selectPage } from '@mocks/db/select-page'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

interface Row {
  key: number
  at: number
}

const rowsOf = (keys: readonly number[]): Row[] => keys.map((key, at) => ({ key, at }))
const byKey = (one: Row, other: Row) => one.key - other.key
const backwards = (one: Row, other: Row) => other.key - one.key

function expectSame(rows: readonly Row[], from: number, to: number) {
  for (const compare of [byKey, backwards]) {
    expect(selectPage(rows, compare, from, to)).toEqual(rows.toSorted(compare).slice(from, to))
  }
}

const seed = 20260316

describe('selectPage', () => {
  it('returns the page of the stable sort', () => {
    const keys = fc.oneof(
      fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 80 }),
      fc.array(fc.integer(), { maxLength: 300, size: 'max' }),
    )
    const place = fc.integer({ min: 0, max: 320 })
    fc.assert(
      fc.property(keys, place, place, (chosen, from, length) => {
        expectSame(rowsOf(chosen), from, from + length)
      }),
      { seed, numRuns: 500 },
    )
  })

  it.each<[string, (at: number) => number]>([
    ['in order already', (at) => at],
    ['in the opposite order', (at) => -at],
    ['all equal', () => 1],
    ['up and down', (at) => Math.min(at, 3000 - at)],
    ['two runs', (at) => at % 1500],
    ['a saw', (at) => at % 7],
    ['scattered', (at) => (at * 7919) % 3001],
  ])('holds for %s', (_name, keyAt) => {
    const rows = rowsOf(Array.from({ length: 3000 }, (_, at) => keyAt(at)))
    for (const from of [0, 100, 1499, 2990]) expectSame(rows, from, from + 100)
    expectSame(rows, 0, Number.POSITIVE_INFINITY)
    expectSame(rows, 3000, 3100)
  })

  it('does not change the rows', () => {
    const rows = rowsOf([3, 1, 2, 5, 4])
    selectPage(rows, byKey, 1, 3)
    expect(rows.map(({ key }) => key)).toEqual([3, 1, 2, 5, 4])
  })

  it('needs a fraction of the comparisons of a sort', () => {
    const rows = rowsOf(Array.from({ length: 20_000 }, (_, at) => (at * 7919) % 20_011))
    const counted = (work: (compare: typeof byKey) => unknown) => {
      let count = 0
      work((one, other) => {
        count += 1
        return byKey(one, other)
      })
      return count
    }
    const sorting = counted((compare) => rows.toSorted(compare))
    for (const from of [0, 10_000, 19_900])
      expect(counted((compare) => selectPage(rows, compare, from, from + 100))).toBeLessThan(sorting / 2)
  })
})
