import { Collection } from '@msw/data'
import type { GenericSchema } from 'valibot'

/**
 * The records of @msw/data. A row of a scenario gets a record only when a call changes the row: 100,000 records would take
 * seconds.
 */
export class Records<Row extends { id: number }> {
  readonly #collection: Collection<GenericSchema<Row>>
  readonly #ids = new Set<number>()

  constructor(schema: GenericSchema<Row>) {
    this.#collection = new Collection({ schema })
  }

  /** Adds a row and returns its record. The caller must not change the row afterwards. */
  async create(row: Row): Promise<Row> {
    const record = await this.#collection.create(row)
    this.#ids.add(row.id)
    return record
  }

  /**
   * Replaces the record of a row, or creates the record if the row has none yet. Returns the new record. The caller must
   * not change `row` afterwards.
   */
  async replace(previousRow: Row, row: Row): Promise<Row> {
    if (!this.#ids.has(row.id)) return this.create(row)
    const record = await this.#collection.update(previousRow as never, {
      data: (draft) => {
        for (const key of Object.keys(draft)) if (!(key in row)) Reflect.deleteProperty(draft, key)
        Object.assign(draft, row)
      },
    })
    if (!record) throw new Error(`There is no record ${row.id}`)
    return record
  }

  delete(row: Row): void {
    if (this.#ids.delete(row.id)) this.#collection.delete(row as never)
  }
}
