import { createDatabase } from '@mocks/db/db'
import { SeededIds } from '@mocks/db/ids'
import { Journal } from '@mocks/db/journal'
import { DbTable } from '@mocks/db/table'
import { toCanonicalJson } from '@mocks/world/canonical-json'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { filled, type Pet, pet, petTable } from './pets'

describe('a table', () => {
  it('gives copies, and keeps copies', async () => {
    const row = pet(1, { tags: ['big'] })
    const { pets } = await filled(row)
    row.tags.push('changed outside')
    pets.require(1).tags.push('changed outside')
    pets.all()[0]?.tags.push('changed outside')
    pets.by('lot', 1)[0]?.tags.push('changed outside')
    pets.first(() => true)?.tags.push('changed outside')
    expect(pets.get(1)).toEqual(pet(1, { tags: ['big'] }))
  })

  it('takes each id once', async () => {
    const { pets } = await filled(pet(1))
    await expect(pets.insert(pet(1))).rejects.toThrow('pets 1 exists already')
    expect(pets.count()).toBe(1)
  })

  it('refuses a row that does not fit, and says why', async () => {
    const { pets } = await filled(pet(1))
    const broken = { ...pet(2), tags: [5] } as unknown as Pet
    await expect(pets.insert(broken)).rejects.toThrow(/^pets 2: tags\.0: /)
    await expect(pets.save({ ...broken, id: 1 })).rejects.toThrow(/^pets 1: tags\.0: /)
    expect(pets.all()).toEqual([pet(1)])
  })

  it('refuses with 404 what does not exist', async () => {
    const { pets } = await filled()
    expect(pets.get(1)).toBeUndefined()
    expect(() => pets.require(1)).toThrow(
      expect.objectContaining({ status: 404, body: { detail: 'No encontrado.' } }),
    )
    await expect(pets.save(pet(1))).rejects.toThrow('pets 1 does not exist')
    await expect(pets.remove(1)).rejects.toThrow('pets 1 does not exist')
  })

  it('saves the whole row: what it no longer has is gone', async () => {
    const loose = v.object({ id: v.number(), note: v.optional(v.string()) })
    const notes = new DbTable({ name: 'notes', schema: loose, journal: new Journal() })
    await notes.insert({ id: 1, note: 'x' })
    await notes.save({ id: 1 })
    expect(notes.get(1)).toEqual({ id: 1 })
  })

  it('keeps its indexes over every write', async () => {
    const { pets } = await filled(pet(3), pet(1), pet(2, { lot: 2 }))
    expect(pets.by('lot', 1).map(({ id }) => id)).toEqual([1, 3])
    await pets.save(pet(1, { lot: 2 }))
    await pets.remove(3)
    expect(pets.by('lot', 1)).toEqual([])
    expect(pets.by('lot', 2).map(({ id }) => id)).toEqual([1, 2])
    expect(pets.by('name', 'Pet 2').map(({ id }) => id)).toEqual([2])
  })

  it('answers a page of the rows that match, in order, and how many match', async () => {
    const { pets } = await filled(pet(1), pet(2), pet(3, { lot: 2 }), pet(4), pet(5))
    const page = pets.select({
      where: ({ lot }) => lot === 1,
      orderBy: (one, other) => other.id - one.id,
      skip: 1,
      take: 2,
    })
    expect(page).toEqual({ count: 4, rows: [pet(4), pet(2)] })
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

async function write(pets: DbTable<Pet>, { kind, id, lot }: Write) {
  if (kind === 'insert') await pets.insert(pet(id, { lot })).catch(() => undefined)
  if (kind === 'save') await pets.save(pet(id, { lot, name: 'saved' })).catch(() => undefined)
  if (kind === 'remove') await pets.remove(id).catch(() => undefined)
}

describe('the journal', () => {
  it('counts only the writes that happened', async () => {
    const { journal, pets } = await filled(pet(1))
    await pets.save(pet(1, { name: 'Toto' }))
    await expect(pets.insert(pet(1))).rejects.toThrow()
    expect(journal.writes).toBe(1)
  })

  it('takes back whatever was written since it began: rows, their order, and what look-ups find', async () => {
    await fc.assert(
      fc.asyncProperty(writes, writes, async (before, after) => {
        const { journal, pets } = petTable()
        for (const one of before) await write(pets, one)
        journal.begin()
        const look = () => {
          const found = [1, 2, 3].map((lot) => [pets.by('lot', lot), pets.select({ equals: { lot } })])
          return toCanonicalJson([pets.all(), pets.count(), found])
        }
        const expected = look()
        for (const one of after) await write(pets, one)
        await journal.rollBack()
        expect(look()).toBe(expected)
        expect(journal.writes).toBe(0)
      }),
      { seed: 20260316 },
    )
  })

  it('leaves a table that works', async () => {
    const { journal, pets } = await filled(pet(1), pet(2))
    await pets.remove(1)
    await journal.rollBack()
    await pets.save(pet(1, { name: 'Toto' }))
    await pets.remove(2)
    expect(pets.all()).toEqual([pet(1, { name: 'Toto' })])
  })
})

describe('ids', () => {
  const ids = (seed: number) => new SeededIds(seed, () => false)

  it('are the same for the same seed, and differ for another', () => {
    const drawn = (seed: number) => {
      const from = ids(seed)
      return [from.next('persons'), from.next('persons'), from.text(40), from.text(6, 'AB')]
    }
    expect(drawn(7)).toEqual(drawn(7))
    expect(drawn(7)[2]).not.toBe(drawn(8)[2])
    expect(drawn(7)[3]).toMatch(/^[AB]{6}$/)
  })

  it('count each collection on its own, and pass over what a scenario took', () => {
    const from = new SeededIds(1, (collection, id) => collection === 'contacts' && id < 3)
    expect([from.next('contacts'), from.next('contacts'), from.next('sessions')]).toEqual([3, 4, 1])
  })

  it('are not used up by what is taken back', () => {
    const from = ids(1)
    const before = from.state()
    const first = [from.next('persons'), from.text(8)]
    from.restore(before)
    expect([from.next('persons'), from.text(8)]).toEqual(first)
  })
})

describe('the collections', () => {
  it('begin empty', () => {
    const { db } = createDatabase()
    expect(Object.values(db).map((table) => table.count())).toEqual(Object.keys(db).map(() => 0))
  })
})

describe('canonical JSON', () => {
  it('does not depend on the order of the keys, only on that of lists', () => {
    expect(toCanonicalJson({ b: 1, a: { d: [2, 1], c: null } })).toBe('{"a":{"c":null,"d":[2,1]},"b":1}')
  })
})
