import { Journal } from '@mocks/db/journal'
import { DbTable } from '@mocks/db/table'
import * as v from 'valibot'

/** Rows of tests about tables. */
export const petSchema = v.object({
  id: v.number(),
  lot: v.number(),
  name: v.string(),
  tags: v.array(v.string()),
})
export type Pet = v.InferOutput<typeof petSchema>

/** A table without rows, and its journal. */
export function petTable() {
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

export const pet = (id: number, rest: Partial<Pet> = {}): Pet => ({
  id,
  lot: 1,
  name: `Pet ${id}`,
  tags: [],
  ...rest,
})

/** A table of some rows, which no journal takes back. */
export async function filled(...rows: Pet[]) {
  const made = petTable()
  for (const row of rows) await made.pets.insert(row)
  made.journal.begin()
  return made
}
