import { type GenericSchema, getDotPath, safeParse } from 'valibot'
import { refuseNotFound } from '../contract/refusal.ts'
import { ChunkedCollection } from './chunked-collection.ts'
import { cloneJson } from './clone-json.ts'
import { type Columns, toColumns, toRows } from './columns.ts'
import { FieldIndex } from './field-index.ts'
import type { Journal } from './journal.ts'
import { OrderedRows } from './ordered-rows.ts'
import { type Pause, rowsBetweenPauses } from './pause.ts'
import { filterWithPauses, mapWithPauses, sortWithPauses } from './pausing-iteration.ts'
import { type RowComparator, selectPage } from './select-page.ts'

/** Selects, sorts and pages rows. */
export interface RowQuery<Row> {
  /** Required field values. An indexed field avoids a scan of all rows. */
  equals?: Readonly<Partial<Row>>
  where?: (row: Readonly<Row>) => boolean
  /** As for `Array.prototype.sort`; equal rows keep their insertion order. */
  orderBy?: RowComparator<Readonly<Row>>
  skip?: number
  take?: number
}

/** The definition of a table. */
export interface TableOptions<Row extends { id: number }> {
  name: string
  schema: GenericSchema<Row>
  journal: Journal
  /** Fields to index. */
  indexes?: readonly (keyof Row)[]
  /** The maximum number of rows: a further insert removes the oldest row. Unlimited by default. */
  maxRows?: number
}

/**
 * A collection of rows with unique ids. Reads return copies and writes store copies, so that a row changes only when it is
 * saved. A row that does not match its schema throws an Error.
 */
export class Table<Row extends { id: number }> {
  readonly #name: string
  readonly #schema: GenericSchema<Row>
  readonly #journal: Journal
  readonly #indexes: ReadonlyMap<keyof Row, FieldIndex<Row>>
  readonly #maxRows: number
  readonly #collection: ChunkedCollection<Row>
  readonly #loadedRows = new OrderedRows<Row>()
  /** A restored snapshot that has not been read yet. */
  #pendingSnapshot: Columns | undefined

  constructor({
    name,
    schema,
    journal,
    indexes = [],
    maxRows = Number.POSITIVE_INFINITY,
  }: TableOptions<Row>) {
    this.#name = name
    this.#schema = schema
    this.#journal = journal
    this.#indexes = new Map(indexes.map((field) => [field, new FieldIndex<Row>(field)]))
    this.#maxRows = maxRows
    this.#collection = new ChunkedCollection(schema)
  }

  get #rows(): OrderedRows<Row> {
    const columns = this.#pendingSnapshot
    this.#pendingSnapshot = undefined
    if (columns) for (const row of toRows<Row>(columns)) this.#loadedRows.put(row)
    return this.#loadedRows
  }

  get(id: number): Row | undefined {
    return cloneJson(this.#rows.get(id))
  }

  /** @throws Refusal 404 if there is no such row. */
  require(id: number): Row {
    return this.get(id) ?? refuseNotFound()
  }

  has(id: number): boolean {
    return this.#rows.get(id) !== undefined
  }

  /** All rows, in insertion order. */
  all(): Row[] {
    return cloneJson(this.#rows.rows())
  }

  count(predicate?: (row: Readonly<Row>) => boolean): number {
    return predicate ? this.#rows.rows().filter(predicate).length : this.#rows.count
  }

  /** The matching rows, in insertion order. */
  find(predicate: (row: Readonly<Row>) => boolean): Row[] {
    return cloneJson(this.#rows.rows().filter(predicate))
  }

  /** The first matching row. */
  first(predicate: (row: Readonly<Row>) => boolean): Row | undefined {
    return cloneJson(this.#rows.rows().find(predicate))
  }

  /** The rows whose `field` is `value`, sorted by id. */
  by<Field extends keyof Row>(field: Field, value: Row[Field]): Row[] {
    const index = this.#indexOf(field)
    if (!index) return this.find((row) => row[field] === value).sort((one, other) => one.id - other.id)
    return index.ids(value).map((id) => this.require(id))
  }

  /** A page of the matching rows, and the number of all matching rows. Only the page is sorted and copied. */
  select({ equals, where, orderBy, skip = 0, take = Number.POSITIVE_INFINITY }: RowQuery<Row>): {
    count: number
    rows: Row[]
  } {
    const rows = equals ? this.#rowsWith(equals) : this.#rows.rows()
    const matching = where ? rows.filter(where) : rows
    const page = orderBy
      ? selectPage(matching, orderBy, skip, skip + take)
      : matching.slice(skip, skip + take)
    return { count: matching.length, rows: cloneJson(page) }
  }

  /** All matching rows, sorted, with pauses. The caller must prevent writes meanwhile. */
  async collect(
    { equals, where, orderBy }: Omit<RowQuery<Row>, 'skip' | 'take'>,
    pause: Pause,
  ): Promise<Row[]> {
    const rows = equals ? this.#rowsWith(equals) : this.#rows.rows()
    const matching = where ? await filterWithPauses(rows, where, pause) : rows
    return mapWithPauses(
      orderBy ? await sortWithPauses(matching, orderBy, pause) : matching,
      cloneJson,
      pause,
    )
  }

  /**
   * Loads the rows of a new world. They are not journalled, and become records of the library at their first write.
   * @throws Error as `insert`.
   */
  async load(rows: readonly Row[], pause?: Pause): Promise<void> {
    for (const [at, row] of rows.entries()) {
      if (pause && at % rowsBetweenPauses === 0) await pause()
      this.#requireUnusedId(row.id)
      this.#store(this.#parse(row))
    }
  }

  /** All rows, as a snapshot stores them. */
  columns(): Columns {
    return this.#pendingSnapshot ?? toColumns(this.#rows.rows())
  }

  /** Restores an empty table from the result of `columns`. The rows are created at the first read. */
  restore(columns: Columns): void {
    this.#pendingSnapshot = columns
  }

  /** @throws Error if the id is taken. */
  async insert(row: Row): Promise<Row> {
    // Without journalled writes no undo refers to a position.
    if (this.#journal.writes === 0) this.#rows.compact()
    await this.#create(row)
    this.#journal.add(async () => {
      this.#delete(this.#requireStored(row.id))
    })
    const oldest = this.#rows.count > this.#maxRows ? this.#rows.first() : undefined
    if (oldest) await this.remove(oldest.id)
    return cloneJson(row)
  }

  /** Replaces the row that has the same id. @throws Error if there is none. */
  async save(row: Row): Promise<Row> {
    const before = this.#requireStored(row.id)
    await this.#replace(before, row)
    this.#journal.add(() => this.#replace(this.#requireStored(row.id), before))
    return cloneJson(row)
  }

  /** @throws Error if there is no such row. */
  async remove(id: number): Promise<void> {
    const before = this.#requireStored(id)
    const slot = this.#delete(before)
    this.#journal.add(async () => this.#store(await this.#collection.create(cloneJson(before)), slot))
  }

  /** The rows with some field values, in insertion order. The caller must not change the array. */
  #rowsWith(values: Readonly<Partial<Row>>): readonly Row[] {
    const fields = Object.keys(values) as (keyof Row)[]
    const indexed = fields.find((field) => this.#indexes.has(field))
    const index = indexed && this.#indexOf(indexed)
    const rows = index?.inOrder(values[indexed as keyof Row], (ids) => this.#rows.rowsOf(ids))
    const others = fields.filter((field) => field !== indexed)
    if (rows && others.length === 0) return rows
    return (rows ?? this.#rows.rows()).filter((row) => others.every((field) => row[field] === values[field]))
  }

  /** Fills the index at its first use: most indexes of a large world are never used. */
  #indexOf(field: keyof Row): FieldIndex<Row> | undefined {
    const index = this.#indexes.get(field)
    index?.fill(() => this.#rows.rows())
    return index
  }

  #requireStored(id: number): Row {
    const row = this.#rows.get(id)
    if (!row) throw new Error(`${this.#name} ${id} does not exist`)
    return row
  }

  #requireUnusedId(id: number): void {
    if (this.has(id)) throw new Error(`${this.#name} ${id} exists already`)
  }

  async #create(row: Row): Promise<void> {
    this.#requireUnusedId(row.id)
    this.#parse(row)
    this.#store(await this.#collection.create(cloneJson(row)))
  }

  async #replace(before: Row, row: Row): Promise<void> {
    this.#parse(row)
    const after = await this.#collection.replace(before, cloneJson(row))
    for (const index of this.#indexes.values()) index.remove(before)
    this.#store(after, this.#rows.positionOf(row.id))
  }

  /** @returns the position of the removed row. */
  #delete(row: Row): number {
    this.#collection.delete(row)
    for (const index of this.#indexes.values()) index.remove(row)
    return this.#rows.remove(row.id)
  }

  #store(row: Row, slot?: number): void {
    this.#rows.put(row, slot)
    for (const index of this.#indexes.values()) index.add(row)
  }

  /** Validates and copies a row. The library would report problems on the console instead of in the error. */
  #parse(row: Row): Row {
    const { issues, output } = safeParse(this.#schema, row)
    if (!issues) return output
    const [issue] = issues
    throw new Error(`${this.#name} ${row.id}: ${getDotPath(issue) ?? 'row'}: ${issue.message}`)
  }
}
