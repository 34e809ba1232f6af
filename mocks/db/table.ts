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

/** Rows that match, in an order, from one position on. */
export interface RowQuery<Row> {
  /** Fields that are equal to these. One of them that has an index saves looking at all the others' rows. */
  equals?: Readonly<Partial<Row>>
  where?: (row: Readonly<Row>) => boolean
  /** As `Array.prototype.sort` takes it; rows that are equal stay in the order in which they were inserted. */
  orderBy?: RowComparator<Readonly<Row>>
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
  /** How many rows are kept: one more, and the oldest goes. Without it, all. */
  maxRows?: number
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
  readonly #maxRows: number
  readonly #collection: ChunkedCollection<Row>
  readonly #loadedRows = new OrderedRows<Row>()
  /** Rows of a snapshot that nobody has asked for yet. */
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

  /** Every row, in the order in which they were inserted. */
  all(): Row[] {
    return cloneJson(this.#rows.rows())
  }

  count(predicate?: (row: Readonly<Row>) => boolean): number {
    return predicate ? this.#rows.rows().filter(predicate).length : this.#rows.count
  }

  /** The rows that match, in the order in which they were inserted. */
  find(predicate: (row: Readonly<Row>) => boolean): Row[] {
    return cloneJson(this.#rows.rows().filter(predicate))
  }

  /** The first row that matches. */
  first(predicate: (row: Readonly<Row>) => boolean): Row | undefined {
    return cloneJson(this.#rows.rows().find(predicate))
  }

  /** The rows whose `field` is `value`, by id. Quick if the field is indexed. */
  by<Field extends keyof Row>(field: Field, value: Row[Field]): Row[] {
    const index = this.#indexOf(field)
    if (!index) return this.find((row) => row[field] === value).sort((one, other) => one.id - other.id)
    return index.ids(value).map((id) => this.require(id))
  }

  /** A page of the rows that match, and how many match in all. Only the page is put in order, and copied. */
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

  /** All the rows that match, in their order, with pauses: there may be very many. Nothing may be written meanwhile. */
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
   * Adds rows that no call can take back: those with which a world begins. The library knows a row from its first write on.
   * @throws Error as `insert`.
   */
  async load(rows: readonly Row[], pause?: Pause): Promise<void> {
    for (const [at, row] of rows.entries()) {
      if (pause && at % rowsBetweenPauses === 0) await pause()
      this.#requireUnusedId(row.id)
      this.#store(this.#parse(row))
    }
  }

  /** Every row, as a snapshot keeps it. */
  columns(): Columns {
    return this.#pendingSnapshot ?? toColumns(this.#rows.rows())
  }

  /** Fills an empty table with what `columns` answered. They are its own from then on, and become rows when one is asked for. */
  restore(columns: Columns): void {
    this.#pendingSnapshot = columns
  }

  /** @throws Error if the id is taken. */
  async insert(row: Row): Promise<Row> {
    // Nothing that could still be taken back knows a place.
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

  /** The rows with some values, in the order in which they were inserted. Not to be changed. */
  #rowsWith(values: Readonly<Partial<Row>>): readonly Row[] {
    const fields = Object.keys(values) as (keyof Row)[]
    const indexed = fields.find((field) => this.#indexes.has(field))
    const index = indexed && this.#indexOf(indexed)
    const rows = index?.inOrder(values[indexed as keyof Row], (ids) => this.#rows.rowsOf(ids))
    const others = fields.filter((field) => field !== indexed)
    if (rows && others.length === 0) return rows
    return (rows ?? this.#rows.rows()).filter((row) => others.every((field) => row[field] === values[field]))
  }

  /** Built when it is first asked for: most fields of a large world are never looked up. */
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

  /** @returns the place that is free now. */
  #delete(row: Row): number {
    this.#collection.delete(row)
    for (const index of this.#indexes.values()) index.remove(row)
    return this.#rows.remove(row.id)
  }

  #store(row: Row, slot?: number): void {
    this.#rows.put(row, slot)
    for (const index of this.#indexes.values()) index.add(row)
  }

  /** A copy of a row as its schema has it. The library says on the console what is wrong; this says it in the error. */
  #parse(row: Row): Row {
    const { issues, output } = safeParse(this.#schema, row)
    if (!issues) return output
    const [issue] = issues
    throw new Error(`${this.#name} ${row.id}: ${getDotPath(issue) ?? 'row'}: ${issue.message}`)
  }
}
