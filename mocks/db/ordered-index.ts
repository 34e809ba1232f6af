import { hasValues } from './has-values.ts'

/** An order by a field that has an ordered index. Null comes last in both directions. */
export interface FieldOrder<Row> {
  field: keyof Row
  isDescending: boolean
  /** Whether rows with equal values are sorted by descending id. By default, they keep their insertion order. */
  isLatestIdFirst?: boolean
}

/** The bounds of a field of texts, both inclusive. Null is outside every range. */
export interface FieldRange<Row> {
  field: keyof Row
  from: string
  to?: string
}

/** The rows of an array from `start` up to, but not including, `end`. The receiver must not change the array. */
export interface RowSlice<Row> {
  rows: readonly Row[]
  start: number
  end: number
}

/** Keeps the rows that have certain field values sorted by a field of texts or numbers. */
export class OrderedIndex<Row extends { id: number }> {
  readonly #order: FieldOrder<Row>
  readonly #equals: Readonly<Partial<Row>>
  readonly #getPosition: (row: Row) => number
  readonly #sortedRows: Row[]

  /**
   * @param rows contains the rows that have the values `equals`.
   * @param getPosition returns the position of a row in insertion order.
   */
  constructor(
    order: FieldOrder<Row>,
    equals: Readonly<Partial<Row>>,
    rows: readonly Row[],
    getPosition: (row: Row) => number,
  ) {
    this.#order = order
    this.#equals = equals
    this.#getPosition = getPosition
    this.#sortedRows = rows.toSorted((left, right) => this.#compare(left, right))
  }

  /** Returns the sorted rows, by default all of them. */
  select(range?: FieldRange<Row>): RowSlice<Row> {
    const rows = this.#sortedRows
    if (!range) return { rows, start: 0, end: rows.length }
    return {
      rows,
      start: findFirst(rows, (row) => this.#compareWithRange(row, range) >= 0),
      end: findFirst(rows, (row) => this.#compareWithRange(row, range) > 0),
    }
  }

  /** Adds a row, unless it lacks the values of this index. */
  add(row: Row): void {
    if (hasValues(row, this.#equals)) this.#sortedRows.splice(this.#search(row), 0, row)
  }

  /** Removes a row. Its position and its values must not have changed since `add`. */
  remove(row: Row): void {
    if (hasValues(row, this.#equals)) this.#sortedRows.splice(this.#search(row), 1)
  }

  #search(row: Row): number {
    return findFirst(this.#sortedRows, (other) => this.#compare(other, row) >= 0)
  }

  /** Returns -1 for a row before the rows of the range, 0 for a row of the range, and 1 for a row after these rows. */
  #compareWithRange(row: Row, range: FieldRange<Row>): number {
    const side = getSideOfRange(row, range)
    return this.#order.isDescending && row[range.field] !== null ? -side : side
  }

  #compare(left: Row, right: Row): number {
    const { field, isDescending, isLatestIdFirst = false } = this.#order
    const leftValue = left[field] as string | number | null
    const rightValue = right[field] as string | number | null
    if (leftValue === rightValue)
      return isLatestIdFirst ? right.id - left.id : this.#getPosition(left) - this.#getPosition(right)
    if (leftValue === null) return 1
    if (rightValue === null) return -1
    return leftValue < rightValue === isDescending ? 1 : -1
  }
}

/** Whether a row is within a range. */
export const isInRange = <Row>(row: Row, range: FieldRange<Row>): boolean => getSideOfRange(row, range) === 0

/** Returns -1 for a value below the range, 0 for a value within it, and 1 for null and a value above the range. */
function getSideOfRange<Row>(row: Row, { field, from, to }: FieldRange<Row>): number {
  const value = row[field] as string | null
  if (value === null) return 1
  if (value < from) return -1
  return to !== undefined && value > to ? 1 : 0
}

/** Returns the index of the first row that matches, or the length. No row after a matching row may fail to match. */
function findFirst<Row>(rows: readonly Row[], matches: (row: Row) => boolean): number {
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (matches(rows[middle] as Row)) high = middle
    else low = middle + 1
  }
  return low
}
