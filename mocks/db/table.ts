import { type GenericSchema, getDotPath, safeParse } from 'valibot'
import { refuseNotFound } from '../contract/refusal.ts'
import { cloneJson } from './clone-json.ts'
import { type Columns, toColumns, toRows } from './columns.ts'
import { FieldIndex } from './field-index.ts'
import type { Journal } from './journal.ts'
import { type FieldOrder, OrderedIndex } from './ordered-index.ts'
import { mapWithPauses, type Pause, rowsBetweenPauses } from './pause.ts'
import { Records } from './records.ts'
import { sortRows } from './sort-rows.ts'
import { type StoredRow, StoredRows } from './stored-rows.ts'
import type { RowQuery, TableOptions } from './table-options.ts'

/** Rows with unique ids. Reads and writes copy the rows. Writing a row that does not match the schema throws an Error. */
export class DbTable<Row extends { id: number }> {
  readonly #name: string
  readonly #schema: GenericSchema<Row>
  readonly #journal: Journal
  readonly #indexes: ReadonlyMap<keyof Row, FieldIndex<Row>>
  readonly #orderedIndexes: ReadonlyMap<string, OrderedIndex<Row>>
  readonly #maxRows: number
  /** The records of `@msw/data`, for the rows that were written after the world was built. */
  readonly #libraryRecords: Records<Row>
  /** Read this only through `#getLoadedRows`. */
  readonly #rowsById = new StoredRows<Row>()
  /** A restored snapshot whose rows do not exist yet: the first `#getLoadedRows` creates them. */
  #pendingSnapshot: Columns | undefined

  constructor({
    name,
    schema,
    journal,
    indexes = [],
    orderedIndexes = [],
    maxRows = Number.POSITIVE_INFINITY,
  }: TableOptions<Row>) {
    this.#name = name
    this.#schema = schema
    this.#journal = journal
    this.#indexes = new Map(indexes.map((field) => [field, new FieldIndex<Row>(field)]))
    const orders = orderedIndexes.flatMap((field) =>
      [true, false].map((isDescending) => ({ field, isDescending })),
    )
    this.#orderedIndexes = new Map(
      orders.map((order) => [
        getOrderName(order),
        new OrderedIndex<Row>(order, ({ id }) => this.#requireStoredRow(id).position),
      ]),
    )
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
    const index = this.#getFilledIndex(field)
    if (!index) return this.find((row) => row[field] === value).sort((left, right) => left.id - right.id)
    return index.ids(value).map((id) => this.require(id))
  }

  /** Returns a page of the matching rows, and the number of all matching rows. Only the page is copied. */
  select({ equals, where, orderBy, skip = 0, take = Number.POSITIVE_INFINITY }: RowQuery<Row>): {
    count: number
    rows: Row[]
  } {
    const candidates = this.#findCandidates(equals, orderBy)
    const matchingRows = where ? candidates.filter(where) : candidates
    const sortedRows = typeof orderBy === 'function' ? sortRows(matchingRows, orderBy) : matchingRows
    return { count: matchingRows.length, rows: cloneJson(sortedRows.slice(skip, skip + take)) }
  }

  /**
   * Returns all matching rows, sorted. Pauses between batches, so that a large table does not block the page. The caller
   * must prevent writes until the promise resolves.
   */
  async collect(
    { equals, where = () => true, orderBy }: Omit<RowQuery<Row>, 'skip' | 'take'>,
    pause: Pause,
  ): Promise<Row[]> {
    const candidates = this.#findCandidates(equals, orderBy)
    const matches = await mapWithPauses(candidates, where, pause)
    const matchingRows = candidates.filter((_, index) => matches[index])
    const sortedRows = typeof orderBy === 'function' ? sortRows(matchingRows, orderBy) : matchingRows
    return mapWithPauses(sortedRows, cloneJson, pause)
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
    return this.#pendingSnapshot ?? toColumns(this.#getLoadedRows().rows())
  }

  /** Restores an empty table from the result of `columns`. The rows are created at the first read. */
  restore(columns: Columns): void {
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

  /** Returns the rows that match `equals`: sorted if `orderBy` is a field, in insertion order otherwise. */
  #findCandidates(equals: RowQuery<Row>['equals'], orderBy: RowQuery<Row>['orderBy']): readonly Row[] {
    if (typeof orderBy !== 'object') return equals ? this.#findRowsWith(equals) : this.#getLoadedRows().rows()
    const index = this.#orderedIndexes.get(getOrderName(orderBy))
    if (!index) throw new Error(`${this.#name} has no ordered index of ${String(orderBy.field)}`)
    const sortedRows = index.rows(() => this.#getLoadedRows().rows())
    return equals ? sortedRows.filter((row) => hasValues(row, equals)) : sortedRows
  }

  /** Returns the rows that have all these field values, in insertion order. The caller must not change the array. */
  #findRowsWith(values: Readonly<Partial<Row>>): readonly Row[] {
    const field = (Object.keys(values) as (keyof Row)[]).find((name) => this.#indexes.has(name))
    const { [field as keyof Row]: value, ...otherValues } = values
    const rows = field
      ? this.#getFilledIndex(field)?.getRows(value, (ids) => this.#getLoadedRows().getRows(ids))
      : undefined
    if (rows && Object.keys(otherValues).length === 0) return rows
    return (rows ?? this.#getLoadedRows().rows()).filter((row) => hasValues(row, values))
  }

  /** Returns the index of a field. Fills it at the first use, because most indexes of a large world are never used. */
  #getFilledIndex(field: keyof Row): FieldIndex<Row> | undefined {
    const index = this.#indexes.get(field)
    index?.fill(() => this.#getLoadedRows().rows())
    return index
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
    this.#removeFromIndexes(previousRow.row)
    this.#store(record, previousRow.position)
  }

  #delete({ row }: StoredRow<Row>): void {
    this.#libraryRecords.delete(row)
    this.#removeFromIndexes(row)
    this.#getLoadedRows().delete(row.id)
  }

  #store(row: Row, position?: number): void {
    this.#getLoadedRows().put(row, position)
    for (const index of this.#indexes.values()) index.add(row)
    for (const index of this.#orderedIndexes.values()) index.add(row)
  }

  #removeFromIndexes(row: Row): void {
    for (const index of this.#indexes.values()) index.remove(row)
    for (const index of this.#orderedIndexes.values()) index.remove(row)
  }

  /** Returns a copy of a valid row. @throws Error for an invalid row, because @msw/data would only log the problem. */
  #parse(row: Row): Row {
    const { issues, output } = safeParse(this.#schema, row)
    if (!issues) return output
    const [issue] = issues
    throw new Error(`${this.#name} ${row.id}: ${getDotPath(issue) ?? 'row'}: ${issue.message}`)
  }
}

const getOrderName = <Row>({ field, isDescending }: FieldOrder<Row>): string =>
  `${isDescending ? '-' : ''}${String(field)}`

const hasValues = <Row extends object>(row: Row, values: Readonly<Partial<Row>>): boolean =>
  (Object.keys(values) as (keyof Row)[]).every((field) => row[field] === values[field])
