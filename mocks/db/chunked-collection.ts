import { Collection } from '@msw/data'
import type { GenericSchema } from 'valibot'

/** The library scans a whole collection to change or remove a record. Small collections keep that scan short. */
const capacity = 128

/** Stores the library's records in several small collections. Rejects a row that does not match the schema. */
export class ChunkedCollection<Row extends { id: number }> {
  readonly #schema: GenericSchema<Row>
  readonly #chunkOf = new Map<number, Collection<GenericSchema<Row>>>()
  /** The collection to which the next record is added. */
  #openChunk: Collection<GenericSchema<Row>>

  constructor(schema: GenericSchema<Row>) {
    this.#schema = schema
    this.#openChunk = new Collection({ schema })
  }

  /** Adds a row and returns its record. The caller must not change the row afterwards. */
  async create(row: Row): Promise<Row> {
    if (this.#openChunk.count() >= capacity) this.#openChunk = new Collection({ schema: this.#schema })
    const chunk = this.#openChunk
    const record = await chunk.create(row)
    this.#chunkOf.set(row.id, chunk)
    return record
  }

  /**
   * Replaces a record, or adds one for a row that was only loaded. Returns the new record. The caller must not change the
   * row afterwards.
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
