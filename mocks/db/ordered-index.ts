/** An order by a field that has an ordered index. Null comes last in both directions. */
export interface FieldOrder<Row> {
  field: keyof Row
  isDescending: boolean
}

/** Keeps rows sorted by a field of texts or numbers. Rows with equal values keep their insertion order. */
export class OrderedIndex<Row extends { id: number }> {
  readonly #order: FieldOrder<Row>
  readonly #getPosition: (row: Row) => number
  /** Undefined until the first use, because most indexes of a large world are never used. */
  #sortedRows: Row[] | undefined

  /** @param getPosition returns the position of a row in insertion order. */
  constructor(order: FieldOrder<Row>, getPosition: (row: Row) => number) {
    this.#order = order
    this.#getPosition = getPosition
  }

  /** Returns all rows, sorted. `readAll` provides the rows for the first use. The caller must not change the result. */
  rows(readAll: () => readonly Row[]): readonly Row[] {
    this.#sortedRows ??= readAll().toSorted((left, right) => this.#compare(left, right))
    return this.#sortedRows
  }

  add(row: Row): void {
    this.#sortedRows?.splice(this.#search(row), 0, row)
  }

  /** Removes a row. Its position and the value of the indexed field must not have changed since `add`. */
  remove(row: Row): void {
    this.#sortedRows?.splice(this.#search(row), 1)
  }

  #search(row: Row): number {
    const sortedRows = this.#sortedRows ?? []
    let [low, high] = [0, sortedRows.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#compare(sortedRows[middle] as Row, row) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  #compare(left: Row, right: Row): number {
    const { field, isDescending } = this.#order
    const leftValue = left[field] as string | number | null
    const rightValue = right[field] as string | number | null
    if (leftValue === rightValue) return this.#getPosition(left) - this.#getPosition(right)
    if (leftValue === null) return 1
    if (rightValue === null) return -1
    return leftValue < rightValue === isDescending ? 1 : -1
  }
}
