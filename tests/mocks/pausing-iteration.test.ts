import { cloneJson } from '@mocks/db/clone-json'
import { noPause } from '@mocks/db/pause'
import { mapWithPauses, sortWithPauses } from '@mocks/db/pausing-iteration'
import { createComparator } from '@mocks/rules/ordering'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

interface Row {
  id: number
  name: string | null
}
const byName = createComparator<Row>('-name', { name: ({ name }) => name })
const names = fc.option(fc.constantFrom('Ñandú', 'nandu', 'Álvarez', 'alvarez', 'Zoe', 'b'), { nil: null })

/** As many rows as runs, merges and their ends need, of few names: many are equal. */
const rowsOf = (some: readonly (string | null)[], count: number): Row[] =>
  Array.from({ length: count }, (_, id) => ({ id, name: some[(id * 7919) % some.length] ?? null }))

describe('iteration with pauses', () => {
  it('sorts stably, as without pauses', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(names, { minLength: 1, maxLength: 40 }),
        fc.constantFrom(0, 1, 255, 256, 257, 512, 513, 1300),
        async (some, count) => {
          const rows = rowsOf(some, count)
          const before = cloneJson(rows)
          expect(await sortWithPauses(rows, byName, noPause)).toEqual(rows.toSorted(byName))
          expect(rows).toEqual(before)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('pauses often', async () => {
    let pauses = 0
    const pause = async () => {
      pauses += 1
    }
    const rows = rowsOf(['c', 'a', 'b'], 20_000)
    await sortWithPauses(rows, byName, pause)
    expect(pauses).toBeGreaterThan(80)
    pauses = 0
    expect(await mapWithPauses(rows, ({ id }) => id, pause)).toHaveLength(20_000)
    expect(pauses).toBe(39)
  })
})
