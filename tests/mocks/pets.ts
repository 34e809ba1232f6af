import { Journal } from '@mocks/db/journal'
import { DbTable } from '@mocks/db/table'
import * as v from 'valibot'

/** The row schema for tests of tables. */
export const petSchema = v.object({
  id: v.number(),
  lot: v.number(),
  name: v.string(),
  tags: v.array(v.string()),
})
export type Pet = v.InferOutput<typeof petSchema>

/** Creates an empty table and its journal. */
export function createPetTable() {
  const journal = new Journal()
  return {
    journal,
    pets: new DbTable<Pet>({
      name: 'pets',
      schema: petSchema,
      journal,
      indexes: ['lot'],
      orderedIndexes: ['name'],
    }),
  }
}

export const createPet = (id: number, overrides: Partial<Pet> = {}): Pet => ({
  id,
  lot: 1,
  name: `Pet ${id}`,
  tags: [],
  ...overrides,
})

/** Creates a table with rows, and a journal that does not contain the inserts of these rows. */
export async function createFilledTable(...rows: Pet[]) {
  const table = createPetTable()
  for (const row of rows) await table.pets.insert(row)
  table.journal.begin()
  return table
}
