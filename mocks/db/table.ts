import { type GenericSchema, getDotPath, safeParse } from 'valibot'
import { refuseNotFound } from '../contract/refusal.ts'
import { cloneJson } from './clone-json.ts'
import { type Columns, type ColumnsText, parseColumns, toColumns, toRows } from './columns.ts'
import type { Journal } from './journal.ts'
import type { RowSlice } from './ordered-index.ts'
import { mapWithPauses, type Pause, rowsBetweenPauses } from './pause.ts'
import { Records } from './records.ts'
import { sortRows } from './sort-rows.ts'
import { type StoredRow, StoredRows } from './stored-rows.ts'
import { TableIndexes } from './table-indexes.ts'
import type { RowQuery, TableOptions } from './table-options.ts'

/** Rows with unique ids. Reads and writes copy the rows. Writing a row that does not match the schema throws an Error. */
export class DbTable<Row extends { id: number }> {
  readonly #name: string
  readonly #schema: GenericSchema<Row>
  readonly #journal: Journal
  readonly #indexes: TableIndexes<Row>
  readonly #maxRows: number
  /** The records of `@msw/data`, for the rows that were written after the world was built. */
  readonly #libraryRecords: Records<Row>
  /** Read this only through `#getLoadedRows`. */
  readonly #rowsById = new StoredRows<Row>()
  /** A restored snapshot whose rows do not exist yet: the first `#getLoadedRows` creates them. */
  #pendingSnapshot: Columns | ColumnsText | undefined

  constructor(options: TableOptions<Row>) {
    const { name, schema, journal, maxRows = Number.POSITIVE_INFINITY } = options
    this.#name = name
    this.#schema = schema
    this.#journal = journal
    this.#indexes = new TableIndexes(options, () => this.#getLoadedRows())
    this.#maxRows = maxRows
    this.#libraryRecords = new Records(schema)
  }

  get(id: number): Row | undefined {
    return cloneJson(this.#getLoadedRows().get(id)?.row)
  }

  /** Returns the row with this id. @throws Refusal 404 if the table has no such row. */
  require(id: number): Row {
    return this.get(id) ?? refuseNotFound()
  }

  has(id: number): boolean {
    return this.#getLoadedRows().get(id) !== undefined
  }

  all(): Row[] {
    return this.find(() => true)
  }

  count(predicate?: (row: Readonly<Row>) => boolean): number {
    return predicate ? this.#getLoadedRows().rows().filter(predicate).length : this.#getLoadedRows().count
  }

  find(predicate: (row: Readonly<Row>) => boolean): Row[] {
    return cloneJson(this.#getLoadedRows().rows().filter(predicate))
  }

  first(predicate: (row: Readonly<Row>) => boolean): Row | undefined {
    return cloneJson(this.#getLoadedRows().rows().find(predicate))
  }

  /** Returns the rows whose `field` is `value`, sorted by id. */
  by<Field extends keyof Row>(field: Field, value: Row[Field]): Row[] {
    const ids = this.#indexes.findIds(field, value)
    if (!ids) return this.find((row) => row[field] === value).sort((left, right) => left.id - right.id)
    return ids.map((id) => this.require(id))
  }

  /** Returns a page of the matching rows, and the number of all matching rows. Only the page is copied. */
  select({ skip = 0, take = Number.POSITIVE_INFINITY, ...query }: RowQuery<Row>): {
    count: number
    rows: Row[]
  } {
    const { rows, start, end } = this.#findMatches(query)
    const first = start + skip
    return { count: end - start, rows: cloneJson(rows.slice(first, Math.min(first + take, end))) }
  }

  /**
   * Returns all matching rows, sorted. Pauses between batches, so that a large table does not block the page. The caller
   * must prevent writes until the promise resolves.
   */
  async collect(
    { where = () => true, ...query }: Omit<RowQuery<Row>, 'skip' | 'take'>,
    pause: Pause,
  ): Promise<Row[]> {
    const { rows, start, end } = this.#indexes.findRows(query)
    const candidates = rows.slice(start, end)
    const matches = await mapWithPauses(candidates, where, pause)
    const matchingRows = candidates.filter((_, index) => matches[index])
    return mapWithPauses(sortMatches(matchingRows, query), cloneJson, pause)
  }

  /** Inserts the rows of a new world without adding them to the journal. @throws Error if two rows have the same id. */
  async load(rows: readonly Row[], pause?: Pause): Promise<void> {
    for (const [index, row] of rows.entries()) {
      if (pause && index % rowsBetweenPauses === 0) await pause()
      this.#requireUnusedId(row.id)
      this.#store(this.#parse(row))
    }
  }

  /** Returns all rows by column, for a snapshot. */
  columns(): Columns {
    return this.#pendingSnapshot
      ? parseColumns(this.#pendingSnapshot)
      : toColumns(this.#getLoadedRows().rows())
  }

  /** Restores an empty table from the result of `columns`, which may have become a text. The rows are created at the first read. */
  restore(columns: Columns | ColumnsText): void {
    this.#pendingSnapshot = columns
  }

  /** Inserts a row. @throws Error if the table already has a row with the same id. */
  async insert(row: Row): Promise<Row> {
    this.#requireUnusedId(row.id)
    await this.#create(row)
    this.#journal.add(async () => {
      this.#delete(this.#requireStoredRow(row.id))
    })
    const [oldestRow] = this.#getLoadedRows().count > this.#maxRows ? this.#getLoadedRows().rows() : []
    if (oldestRow) await this.remove(oldestRow.id)
    return cloneJson(row)
  }

  /** Replaces the row with the same id. @throws Error if the table has no such row. */
  async save(row: Row): Promise<Row> {
    const previousRow = this.#requireStoredRow(row.id)
    await this.#replace(previousRow, row)
    this.#journal.add(() => this.#replace(this.#requireStoredRow(row.id), previousRow.row))
    return cloneJson(row)
  }

  /** Removes the row with this id. @throws Error if the table has no such row. */
  async remove(id: number): Promise<void> {
    const removedRow = this.#requireStoredRow(id)
    this.#delete(removedRow)
    this.#journal.add(() => this.#create(removedRow.row, removedRow.position))
  }

  /** Returns the rows by id. Loads a pending snapshot first. */
  #getLoadedRows(): StoredRows<Row> {
    const columns = this.#pendingSnapshot
    this.#pendingSnapshot = undefined
    if (columns) for (const row of toRows<Row>(columns)) this.#rowsById.put(row)
    return this.#rowsById
  }

  #findMatches(query: RowQuery<Row>): RowSlice<Row> {
    const candidates = this.#indexes.findRows(query)
    if (!query.where && typeof query.orderBy !== 'function') return candidates
    const rows = candidates.rows.slice(candidates.start, candidates.end)
    const matchingRows = sortMatches(query.where ? rows.filter(query.where) : rows, query)
    return { rows: matchingRows, start: 0, end: matchingRows.length }
  }

  #requireStoredRow(id: number): StoredRow<Row> {
    const storedRow = this.#getLoadedRows().get(id)
    if (!storedRow) throw new Error(`${this.#name} ${id} does not exist`)
    return storedRow
  }

  #requireUnusedId(id: number): void {
    if (this.has(id)) throw new Error(`${this.#name} ${id} exists already`)
  }

  async #create(row: Row, position?: number): Promise<void> {
    this.#parse(row)
    this.#store(await this.#libraryRecords.create(cloneJson(row)), position)
  }

  async #replace(previousRow: StoredRow<Row>, row: Row): Promise<void> {
    this.#parse(row)
    const record = await this.#libraryRecords.replace(previousRow.row, cloneJson(row))
    this.#indexes.remove(previousRow.row)
    this.#store(record, previousRow.position)
  }

  #delete({ row }: StoredRow<Row>): void {
    this.#libraryRecords.delete(row)
    this.#indexes.remove(row)
    this.#getLoadedRows().delete(row.id)
  }

  #store(row: Row, position?: number): void {
    this.#getLoadedRows().put(row, position)
    this.#indexes.add(row)
  }

  /** Returns a copy of a valid row. @throws Error for an invalid row, because @msw/data would only log the problem. */
  #parse(row: Row): Row {
    const { issues, output } = safeParse(this.#schema, row)
    if (!issues) return output
    const [issue] = issues
    throw new Error(`${this.#name} ${row.id}: ${getDotPath(issue) ?? 'row'}: ${issue.message}`)
  }
}

/** Sorts rows by a comparator. Rows that an index has found are already sorted. */
const sortMatches = <Row>(rows: readonly Row[], { orderBy }: RowQuery<Row>): readonly Row[] =>
  typeof orderBy === 'function' ? sortRows(rows, orderBy) : rows
