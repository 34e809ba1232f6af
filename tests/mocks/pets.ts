import { Journal } from '@mocks/db/journal'
import { DbTable } from '@mocks/db/table'
import * as v from 'valibot'

/** The schema of the rows in the tests of `DbTable`. */
export const petSchema = v.object({
  id: v.number(),
  lot: v.number(),
  name: v.string(),
  tags: v.array(v.string()),
})
export type Pet = v.InferOutput<typeof petSchema>

/** Creates an empty table with an index of `lot` and an ordered index of `name`, and the journal of the table. */
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

/** Creates a table with these rows, and its journal. The journal begins after the inserts, so a rollback keeps the rows. */
export async function createFilledTable(...rows: Pet[]) {
  const table = createPetTable()
  for (const row of rows) await table.pets.insert(row)
  table.journal.begin()
  return table
}
