import { Journal } from '@mocks/db/journal'
import { DbTable } from '@mocks/db/table'
import { describe, expect, it } from 'vitest'
import { createFilledTable, createPet, createPetTable, type Pet, petSchema } from './pets'

describe('rows with the requested field values', () => {
  it('are found in insertion order by fields with and without an index, also after writes and a rollback', async () => {
    const { journal, pets } = await createFilledTable(
      createPet(5),
      createPet(3, { lot: 2 }),
      createPet(9),
      createPet(1, { name: 'Toto' }),
    )
    const findIds = (equals: Partial<Pet>) => pets.select({ equals }).rows.map(({ id }) => id)
    expect([findIds({ lot: 1 }), findIds({ lot: 2 }), findIds({ lot: 3 })]).toEqual([[5, 9, 1], [3], []])
    expect([
      findIds({ name: 'Toto' }),
      findIds({ name: 'Toto', lot: 1 }),
      findIds({ name: 'Toto', lot: 2 }),
    ]).toEqual([[1], [1], []])
    expect(findIds({})).toEqual([5, 3, 9, 1])
    await pets.save(createPet(3))
    await pets.remove(9)
    await pets.insert(createPet(7))
    expect([findIds({ lot: 1 }), findIds({ lot: 2 })]).toEqual([[5, 3, 1, 7], []])
    await pets.save(createPet(5, { name: 'Lola' }))
    expect(pets.select({ equals: { lot: 1 }, take: 1 }).rows).toEqual([createPet(5, { name: 'Lola' })])
    await journal.rollBack()
    expect([findIds({ lot: 1 }), findIds({ lot: 2 })]).toEqual([[5, 9, 1], [3]])
    expect(pets.select({ equals: { lot: 1 }, where: ({ id }) => id > 1 })).toMatchObject({ count: 2 })
  })
})

describe('a table with a maximum of rows', () => {
  it('removes the oldest row when an insert exceeds the maximum, and restores the row on a rollback', async () => {
    const journal = new Journal()
    const pets = new DbTable<Pet>({ name: 'pets', schema: petSchema, journal, indexes: ['lot'], maxRows: 3 })
    for (const id of [4, 1, 3, 2, 5]) await pets.insert(createPet(id))
    expect(pets.all().map(({ id }) => id)).toEqual([3, 2, 5])
    journal.begin()
    await pets.remove(2)
    await pets.insert(createPet(6))
    await pets.insert(createPet(7))
    expect(pets.all().map(({ id }) => id)).toEqual([5, 6, 7])
    await journal.rollBack()
    expect(pets.all().map(({ id }) => id)).toEqual([3, 2, 5])
  })
})

describe('a table of many rows', () => {
  it('keeps the order of its rows, and finds them, after the removal of most rows', async () => {
    const { journal, pets } = await createFilledTable(
      ...Array.from({ length: 300 }, (_, index) => createPet(index + 1)),
    )
    for (let id = 1; id <= 290; id += 1) await pets.remove(id)
    journal.begin()
    for (let id = 301; id <= 303; id += 1) await pets.insert(createPet(id))
    expect(pets.all().map(({ id }) => id)).toEqual([
      291, 292, 293, 294, 295, 296, 297, 298, 299, 300, 301, 302, 303,
    ])
    expect(pets.get(300)).toEqual(createPet(300))
    expect(pets.by('lot', 1)).toHaveLength(13)
    await pets.save(createPet(295, { name: 'Toto' }))
    expect(pets.select({ skip: 4, take: 1 })).toEqual({ count: 13, rows: [createPet(295, { name: 'Toto' })] })
    await journal.rollBack()
    expect(pets.count()).toBe(10)
  })

  it('pauses before each block of 500 rows that it loads', async () => {
    const { journal, pets } = createPetTable()
    let pauses = 0
    const rows = Array.from({ length: 1200 }, (_, index) => createPet(index + 1))
    await pets.load(rows, async () => {
      pauses += 1
    })
    expect([pets.count(), pauses, journal.writes]).toEqual([1200, 3, 0])
  })
})
