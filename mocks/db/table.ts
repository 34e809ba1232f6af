import { Collection } from '@msw/data'
import { type GenericSchema, getDotPath, safeParse } from 'valibot'
import { refuseNotFound } from '../contract/refusal.ts'
import { FieldIndex } from './field-index.ts'
import type { Journal } from './journal.ts'

/** Rows that match, in an order, from one position on. */
export interface Selection<Row> {
  where?: (row: Readonly<Row>) => boolean
  /** As `Array.prototype.sort` takes it; rows that are equal stay in the order in which they were inserted. */
  orderBy?: (one: Readonly<Row>, other: Readonly<Row>) => number
  skip?: number
  take?: number
}

/** What a table is made of. */
export interface TableOptions<Row extends { id: number }> {
  name: string
  schema: GenericSchema<Row>
  journal: Journal
  /** Fields whose look-up must not scan. */
  indexes?: readonly (keyof Row)[]
}

/**
 * A collection of rows with unique ids. What is read is a copy and what is written is copied, so nothing changes
 * unless it is saved. A row that does not fit its schema is a defect and throws an Error.
 */
export class Table<Row extends { id: number }> {
  readonly #name: string
  readonly #schema: GenericSchema<Row>
  readonly #journal: Journal
  readonly #indexes: ReadonlyMap<keyof Row, FieldIndex<Row>>
  readonly #byId = new Map<number, Row>()
  #collection: Collection<GenericSchema<Row>>

  constructor({ name, schema, journal, indexes = [] }: TableOptions<Row>) {
    this.#name = name
    this.#schema = schema
    this.#journal = journal
    this.#indexes = new Map(indexes.map((field) => [field, new FieldIndex<Row>(field)]))
    this.#collection = new Collection({ schema })
  }

  get(id: number): Row | undefined {
    return structuredClone(this.#byId.get(id))
  }

  /** @throws Refusal 404 if there is no such row. */
  require(id: number): Row {
    return this.get(id) ?? refuseNotFound()
  }

  has(id: number): boolean {
    return this.#byId.has(id)
  }

  /** Every row, in the order in which they were inserted. */
  all(): Row[] {
    return structuredClone([...this.#byId.values()])
  }

  count(predicate?: (row: Readonly<Row>) => boolean): number {
    if (!predicate) return this.#byId.size
    let count = 0
    for (const row of this.#byId.values()) if (predicate(row)) count += 1
    return count
  }

  /** The rows that match, in the order in which they were inserted. */
  find(predicate: (row: Readonly<Row>) => boolean): Row[] {
    return this.select({ where: predicate }).rows
  }

  /** The first row that matches. */
  first(predicate: (row: Readonly<Row>) => boolean): Row | undefined {
    for (const row of this.#byId.values()) if (predicate(row)) return structuredClone(row)
    return undefined
  }

  /** The rows whose `field` is `value`, by id. Quick if the field is indexed. */
  by<Field extends keyof Row>(field: Field, value: Row[Field]): Row[] {
    const index = this.#indexes.get(field)
    if (!index) return this.find((row) => row[field] === value).sort((one, other) => one.id - other.id)
    return index.ids(value).map((id) => this.require(id))
  }

  /** A page of the rows that match, and how many match in all. Only the page is copied. */
  select({ where, orderBy, skip = 0, take }: Selection<Row>): { count: number; rows: Row[] } {
    const stored = [...this.#byId.values()]
    const matching = where ? stored.filter(where) : stored
    if (orderBy) matching.sort(orderBy)
    const page = matching.slice(skip, take === undefined ? undefined : skip + take)
    return { count: matching.length, rows: structuredClone(page) }
  }

  /** @throws Error if the id is taken. */
  async insert(row: Row): Promise<Row> {
    if (this.#byId.has(row.id)) throw new Error(`${this.#name} ${row.id} exists already`)
    await this.#put(row)
    this.#journal.add(async () => this.#drop(row.id))
    return structuredClone(row)
  }

  /** Replaces the row that has the same id. @throws Error if there is none. */
  async save(row: Row): Promise<Row> {
    const before = this.#stored(row.id)
    await this.#replace(row)
    this.#journal.add(() => this.#replace(before))
    return structuredClone(row)
  }

  /** @throws Error if there is no such row. */
  async remove(id: number): Promise<void> {
    this.#stored(id)
    const before = [...this.#byId.values()]
    this.#drop(id)
    this.#journal.add(() => this.#refill(before))
  }

  #stored(id: number): Row {
    const row = this.#byId.get(id)
    if (!row) throw new Error(`${this.#name} ${id} does not exist`)
    return row
  }

  async #put(row: Row): Promise<void> {
    this.#check(row)
    this.#remember(await this.#collection.create(structuredClone(row)))
  }

  async #replace(row: Row): Promise<void> {
    this.#check(row)
    const copy = structuredClone(row)
    const before = this.#stored(row.id)
    const after = await this.#collection.update(before as never, {
      data: (draft) => {
        for (const key of Object.keys(draft)) if (!(key in copy)) Reflect.deleteProperty(draft, key)
        Object.assign(draft, copy)
      },
    })
    for (const index of this.#indexes.values()) index.remove(before)
    this.#remember(after as Row)
  }

  #drop(id: number): void {
    const row = this.#stored(id)
    this.#collection.delete(row as never)
    this.#byId.delete(id)
    for (const index of this.#indexes.values()) index.remove(row)
  }

  /** Removing loses a row's place among the others; taking that back sets all of them anew. */
  async #refill(rows: readonly Row[]): Promise<void> {
    this.#collection = new Collection({ schema: this.#schema })
    this.#byId.clear()
    for (const index of this.#indexes.values()) index.clear()
    for (const row of rows) await this.#put(row)
  }

  #remember(row: Row): void {
    this.#byId.set(row.id, row)
    for (const index of this.#indexes.values()) index.add(row)
  }

  /** The library says on the console what is wrong; this says it in the error. */
  #check(row: Row): void {
    const { issues } = safeParse(this.#schema, row)
    if (!issues) return
    const [issue] = issues
    throw new Error(`${this.#name} ${row.id}: ${getDotPath(issue) ?? 'row'}: ${issue.message}`)
  }
}
