import { FieldIndex } from './field-index.ts'
import { hasValues } from './has-values.ts'
import { type FieldOrder, isInRange, OrderedIndex, type RowSlice } from './ordered-index.ts'
import type { StoredRow, StoredRows } from './stored-rows.ts'
import type { RowQuery, TableOptions } from './table-options.ts'

/** The indexes of a table. Each is filled at its first use, because most indexes of a large world are never used. */
export class TableIndexes<Row extends { id: number }> {
  readonly #tableName: string
  readonly #readRows: () => StoredRows<Row>
  readonly #fieldIndexes: ReadonlyMap<keyof Row, FieldIndex<Row>>
  readonly #orderedFields: readonly (keyof Row)[]
  /** The ordered indexes in use, by their order and field values. */
  readonly #orderedIndexes = new Map<string, OrderedIndex<Row>>()

  constructor(
    { name, indexes = [], orderedIndexes = [] }: TableOptions<Row>,
    readRows: () => StoredRows<Row>,
  ) {
    this.#tableName = name
    this.#readRows = readRows
    this.#fieldIndexes = new Map(indexes.map((field) => [field, new FieldIndex<Row>(field)]))
    this.#orderedFields = orderedIndexes
  }

  /** Returns the ids of the rows whose `field` is `value`, in ascending order; undefined if the field has no index. */
  findIds(field: keyof Row, value: unknown): number[] | undefined {
    return this.#getFilledIndex(field)?.ids(value)
  }

  /** Returns the rows that match `equals` and `range`: sorted if `orderBy` is a field, in insertion order otherwise. */
  findRows({ equals = {} as Partial<Row>, range, orderBy }: RowQuery<Row>): RowSlice<Row> {
    const order = typeof orderBy === 'object' ? orderBy : undefined
    if (order && (!range || range.field === order.field))
      return this.#getOrderedIndex(order, equals).select(range)
    const { rows } = order
      ? this.#getOrderedIndex(order, equals).select()
      : { rows: this.#findRowsWith(equals) }
    return selectAll(range ? this.#filterByRange(rows, equals, range) : rows)
  }

  add(row: Row): void {
    for (const index of this.#fieldIndexes.values()) index.add(row)
    for (const index of this.#orderedIndexes.values()) index.add(row)
  }

  /** Removes a row. Its position and its values must not have changed since `add`. */
  remove(row: Row): void {
    for (const index of this.#fieldIndexes.values()) index.remove(row)
    for (const index of this.#orderedIndexes.values()) index.remove(row)
  }

  /** Returns those of the rows with the values `equals` that are within a range. */
  #filterByRange(
    rows: readonly Row[],
    equals: Readonly<Partial<Row>>,
    range: NonNullable<RowQuery<Row>['range']>,
  ): readonly Row[] {
    const { start, end } = this.#getOrderedIndex({ field: range.field, isDescending: false }, equals).select(
      range,
    )
    // Most lists cover the whole range of the data, so a filter of all rows would be in vain.
    return end - start === rows.length ? rows : rows.filter((row) => isInRange(row, range))
  }

  /** Returns the rows that have all these field values, in insertion order. The caller must not change the array. */
  #findRowsWith(values: Readonly<Partial<Row>>): readonly Row[] {
    const fields = Object.keys(values) as (keyof Row)[]
    const indexedField = fields.find((field) => this.#fieldIndexes.has(field))
    const rows =
      indexedField === undefined
        ? this.#readRows().rows()
        : this.#getFilledIndex(indexedField)?.getRows(values[indexedField], (ids) =>
            this.#readRows().getRows(ids),
          )
    const hasOtherFields = fields.some((field) => field !== indexedField)
    return (hasOtherFields ? rows?.filter((row) => hasValues(row, values)) : rows) ?? []
  }

  #getFilledIndex(field: keyof Row): FieldIndex<Row> | undefined {
    const index = this.#fieldIndexes.get(field)
    index?.fill(() => this.#readRows().rows())
    return index
  }

  #getOrderedIndex(order: FieldOrder<Row>, equals: Readonly<Partial<Row>>): OrderedIndex<Row> {
    const { field, isDescending, isLatestIdFirst = false } = order
    if (!this.#orderedFields.includes(field))
      throw new Error(`${this.#tableName} has no ordered index of ${String(field)}`)
    const key = JSON.stringify([field, isDescending, isLatestIdFirst, equals])
    const existingIndex = this.#orderedIndexes.get(key)
    if (existingIndex) return existingIndex
    const getPosition = ({ id }: Row) => (this.#readRows().get(id) as StoredRow<Row>).position
    const index = new OrderedIndex(order, equals, this.#findRowsWith(equals), getPosition)
    this.#orderedIndexes.set(key, index)
    return index
  }
}

const selectAll = <Row>(rows: readonly Row[]): RowSlice<Row> => ({ rows, start: 0, end: rows.length })
