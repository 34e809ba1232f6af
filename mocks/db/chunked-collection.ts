import { Collection } from '@msw/data'
import type { GenericSchema } from 'valibot'

/**
 * To change or remove a record the library goes through its collection from the beginning. So a table has many small
 * ones; how many records one takes keeps that search short, and their number low.
 */
const capacity = 128

/** Records of the library, in as many collections as it takes. A row that does not fit the schema is refused. */
export class ChunkedCollection<Row extends { id: number }> {
  readonly #schema: GenericSchema<Row>
  readonly #chunkOf = new Map<number, Collection<GenericSchema<Row>>>()
  /** The one that still takes records. A full one lives as long as it holds something. */
  #openChunk: Collection<GenericSchema<Row>>

  constructor(schema: GenericSchema<Row>) {
    this.#schema = schema
    this.#openChunk = new Collection({ schema })
  }

  /** Adds a row; answers the record that stands for it. The row is the collection's from then on. */
  async create(row: Row): Promise<Row> {
    if (this.#openChunk.count() >= capacity) this.#openChunk = new Collection({ schema: this.#schema })
    const chunk = this.#openChunk
    const record = await chunk.create(row)
    this.#chunkOf.set(row.id, chunk)
    return record
  }

  /**
   * Puts a row in the place of a record, or of a row that was loaded and is no record yet; answers the new record. The row is
   * the collection's from then on.
   */
  async replace(record: Row, row: Row): Promise<Row> {
    const chunk = this.#chunkOf.get(record.id)
    if (!chunk) return this.create(row)
    const replaced = await chunk.update(record as never, {
      data: (draft) => {
        for (const key of Object.keys(draft)) if (!(key in row)) Reflect.deleteProperty(draft, key)
        Object.assign(draft, row)
      },
    })
    if (!replaced) throw new Error(`There is no record ${record.id}`)
    return replaced
  }

  delete(record: Row): void {
    this.#chunkOf.get(record.id)?.delete(record as never)
    this.#chunkOf.delete(record.id)
  }
}
