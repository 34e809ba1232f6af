import { noPause } from '@mocks/db/pause'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFilledTable, createPet, type Pet } from './pets'

const arbitraryWrite = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), name: fc.constantFrom('a', 'b', 'c') }),
  fc.record({
    kind: fc.constant('save' as const),
    nth: fc.nat(20),
    name: fc.constantFrom('a', 'b', 'c'),
  }),
  fc.record({ kind: fc.constant('remove' as const), nth: fc.nat(20) }),
  fc.constant({ kind: 'rollBack' as const }),
)

const compareByName = (direction: 1 | -1) => (left: Pet, right: Pet) =>
  left.name === right.name ? 0 : left.name < right.name ? -direction : direction

describe('an ordered index', () => {
  it('sorts rows by its field in both directions, equal rows in insertion order, after any writes and rollbacks', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(arbitraryWrite, { maxLength: 30 }), async (writes) => {
        const { journal, pets } = await createFilledTable(
          ...[7, 3, 5].map((id) => createPet(id, { name: 'b' })),
        )
        let nextId = 10
        for (const write of writes) {
          const rows = pets.all()
          const target = rows[('nth' in write ? write.nth : 0) % Math.max(rows.length, 1)]
          if (write.kind === 'insert') await pets.insert(createPet(nextId++, { name: write.name }))
          if (write.kind === 'save' && target) await pets.save({ ...target, name: write.name })
          if (write.kind === 'remove' && target) await pets.remove(target.id)
          if (write.kind === 'rollBack') {
            await journal.rollBack()
            journal.begin()
          }
          for (const [isDescending, direction] of [
            [false, 1],
            [true, -1],
          ] as const) {
            const { rows: sorted } = pets.select({ orderBy: { field: 'name', isDescending } })
            expect(sorted).toEqual(pets.all().sort(compareByName(direction)))
          }
        }
      }),
      { seed: 20260316, numRuns: 100 },
    )
  })

  it('sorts the matching rows in `select` and in `collect`', async () => {
    const { pets } = await createFilledTable(
      createPet(1, { name: 'c' }),
      createPet(2, { name: 'a', lot: 2 }),
      createPet(3),
      createPet(4, { name: 'b' }),
    )
    const query = { equals: { lot: 1 }, where: ({ id }: Pet) => id !== 3 }
    const orderBy = { field: 'name' as const, isDescending: true }
    expect(pets.select({ ...query, orderBy, skip: 1, take: 1 })).toEqual({
      count: 2,
      rows: [createPet(4, { name: 'b' })],
    })
    const collected = await pets.collect({ ...query, orderBy }, noPause)
    expect(collected.map(({ id }) => id)).toEqual([1, 4])
  })

  it('is required for sorting by a field', async () => {
    const { pets } = await createFilledTable(createPet(1))
    expect(() => pets.select({ orderBy: { field: 'lot', isDescending: false } })).toThrow(
      'pets has no ordered index of lot',
    )
  })
})

describe('collecting rows', () => {
  it('pauses every 500 rows, both while filtering the rows and while copying the matching rows', async () => {
    const { pets } = await createFilledTable(
      ...Array.from({ length: 1200 }, (_, index) => createPet(index + 1)),
    )
    let pauses = 0
    const rows = await pets.collect({ where: ({ id }) => id > 100 }, async () => {
      pauses += 1
    })
    expect([rows.length, pauses]).toEqual([1100, 4])
  })
})
