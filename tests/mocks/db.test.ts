import { createDatabase } from '@mocks/db/db'
import { SeededIds } from '@mocks/db/ids'
import { Journal } from '@mocks/db/journal'
import { DbTable } from '@mocks/db/table'
import { toCanonicalJson } from '@mocks/world/canonical-json'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { createFilledTable, createPet, createPetTable, type Pet } from './pets'

describe('a table', () => {
  it('copies each row that it stores or returns', async () => {
    const row = createPet(1, { tags: ['big'] })
    const { pets } = await createFilledTable(row)
    row.tags.push('changed outside')
    pets.require(1).tags.push('changed outside')
    pets.all()[0]?.tags.push('changed outside')
    pets.by('lot', 1)[0]?.tags.push('changed outside')
    pets.first(() => true)?.tags.push('changed outside')
    expect(pets.get(1)).toEqual(createPet(1, { tags: ['big'] }))
  })

  it('rejects a second row with the same id', async () => {
    const { pets } = await createFilledTable(createPet(1))
    await expect(pets.insert(createPet(1))).rejects.toThrow('pets 1 exists already')
    expect(pets.count()).toBe(1)
  })

  it('rejects a row that does not match the schema, with the reason', async () => {
    const { pets } = await createFilledTable(createPet(1))
    const broken = { ...createPet(2), tags: [5] } as unknown as Pet
    await expect(pets.insert(broken)).rejects.toThrow(/^pets 2: tags\.0: /)
    await expect(pets.save({ ...broken, id: 1 })).rejects.toThrow(/^pets 1: tags\.0: /)
    expect(pets.all()).toEqual([createPet(1)])
  })

  it('throws for a missing row: a refusal (404) in `require`, an error in `save` and `remove`', async () => {
    const { pets } = await createFilledTable()
    expect(pets.get(1)).toBeUndefined()
    expect(() => pets.require(1)).toThrow(
      expect.objectContaining({ status: 404, body: { detail: 'No encontrado.' } }),
    )
    await expect(pets.save(createPet(1))).rejects.toThrow('pets 1 does not exist')
    await expect(pets.remove(1)).rejects.toThrow('pets 1 does not exist')
  })

  it('removes each stored field that the saved row lacks', async () => {
    const schema = v.object({ id: v.number(), note: v.optional(v.string()) })
    const notes = new DbTable({ name: 'notes', schema, journal: new Journal() })
    await notes.insert({ id: 1, note: 'x' })
    await notes.save({ id: 1 })
    expect(notes.get(1)).toEqual({ id: 1 })
  })

  it('updates the indexes at every write', async () => {
    const { pets } = await createFilledTable(createPet(3), createPet(1), createPet(2, { lot: 2 }))
    expect(pets.by('lot', 1).map(({ id }) => id)).toEqual([1, 3])
    await pets.save(createPet(1, { lot: 2 }))
    await pets.remove(3)
    expect(pets.by('lot', 1)).toEqual([])
    expect(pets.by('lot', 2).map(({ id }) => id)).toEqual([1, 2])
    expect(pets.by('name', 'Pet 2').map(({ id }) => id)).toEqual([2])
  })

  it('returns a sorted page of the matching rows, and the number of all matching rows', async () => {
    const { pets } = await createFilledTable(
      createPet(1),
      createPet(2),
      createPet(3, { lot: 2 }),
      createPet(4),
      createPet(5),
    )
    const page = pets.select({
      where: ({ lot }) => lot === 1,
      orderBy: (left, right) => right.id - left.id,
      skip: 1,
      take: 2,
    })
    expect(page).toEqual({ count: 4, rows: [createPet(4), createPet(2)] })
    expect(pets.count(({ lot }) => lot === 2)).toBe(1)
    expect(pets.all().map(({ id }) => id)).toEqual([1, 2, 3, 4, 5])
  })
})

type Write = { kind: 'insert' | 'save' | 'remove'; id: number; lot: number }

const writes = fc.array(
  fc.record<Write>({
    kind: fc.constantFrom('insert', 'save', 'remove'),
    id: fc.integer({ min: 1, max: 6 }),
    lot: fc.integer({ min: 1, max: 3 }),
  }),
  { maxLength: 20 },
)

/** Runs a write; a write that the table rejects has no effect. */
async function tryWrite(pets: DbTable<Pet>, { kind, id, lot }: Write) {
  if (kind === 'insert') await pets.insert(createPet(id, { lot })).catch(() => undefined)
  if (kind === 'save') await pets.save(createPet(id, { lot, name: 'saved' })).catch(() => undefined)
  if (kind === 'remove') await pets.remove(id).catch(() => undefined)
}

describe('the journal', () => {
  it('counts only the successful writes', async () => {
    const { journal, pets } = await createFilledTable(createPet(1))
    await pets.save(createPet(1, { name: 'Toto' }))
    await expect(pets.insert(createPet(1))).rejects.toThrow()
    expect(journal.writes).toBe(1)
  })

  it('rolls the rows, their order and the indexes back to their state at the last `begin`', async () => {
    await fc.assert(
      fc.asyncProperty(writes, writes, async (before, after) => {
        const { journal, pets } = createPetTable()
        for (const step of before) await tryWrite(pets, step)
        journal.begin()
        const readAll = () => {
          const lookUps = [1, 2, 3].map((lot) => [pets.by('lot', lot), pets.select({ equals: { lot } })])
          return toCanonicalJson([pets.all(), pets.count(), lookUps])
        }
        const stateAtBegin = readAll()
        for (const step of after) await tryWrite(pets, step)
        await journal.rollBack()
        expect(readAll()).toBe(stateAtBegin)
        expect(journal.writes).toBe(0)
      }),
      { seed: 20260316 },
    )
  })

  it('accepts writes after a rollback', async () => {
    const { journal, pets } = await createFilledTable(createPet(1), createPet(2))
    await pets.remove(1)
    await journal.rollBack()
    await pets.save(createPet(1, { name: 'Toto' }))
    await pets.remove(2)
    expect(pets.all()).toEqual([createPet(1, { name: 'Toto' })])
  })
})

describe('an id generator', () => {
  const createIds = (seed: number) => new SeededIds(seed, () => false)

  it('generates the same ids and texts for the same seed, and other texts for another seed', () => {
    const generate = (seed: number) => {
      const ids = createIds(seed)
      return [ids.next('persons'), ids.next('persons'), ids.text(40), ids.text(6, 'AB')]
    }
    expect(generate(7)).toEqual(generate(7))
    expect(generate(7)[2]).not.toBe(generate(8)[2])
    expect(generate(7)[3]).toMatch(/^[AB]{6}$/)
  })

  it('counts the ids of each collection separately, and skips the ids of the scenario', () => {
    const ids = new SeededIds(1, (collection, id) => collection === 'contacts' && id < 3)
    expect([ids.next('contacts'), ids.next('contacts'), ids.next('sessions')]).toEqual([3, 4, 1])
  })

  it('generates the same ids and texts again after an earlier state is restored', () => {
    const ids = createIds(1)
    const before = ids.state()
    const first = [ids.next('persons'), ids.text(8)]
    ids.restore(before)
    expect([ids.next('persons'), ids.text(8)]).toEqual(first)
  })
})

describe('the collections of a new database', () => {
  it('are empty', () => {
    const { db } = createDatabase()
    expect(Object.values(db).map((table) => table.count())).toEqual(Object.keys(db).map(() => 0))
  })
})

describe('canonical JSON', () => {
  it('depends on the order of lists, but not on the order of keys', () => {
    expect(toCanonicalJson({ b: 1, a: { d: [2, 1], c: null } })).toBe('{"a":{"c":null,"d":[2,1]},"b":1}')
  })
})
