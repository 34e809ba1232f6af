/** A row and its position in the insertion order. Rows with higher positions were inserted later. */
export interface StoredRow<Row> {
  row: Row
  position: number
}

/** Stores rows by id, each with its position, so that an undo can put a removed row back at its old position. */
export class StoredRows<Row extends { id: number }> {
  readonly #rowsById = new Map<number, StoredRow<Row>>()
  /** All rows in insertion order, cached until the next write. */
  #orderedRows: readonly Row[] | undefined
  #nextPosition = 0

  get count(): number {
    return this.#rowsById.size
  }

  get(id: number): StoredRow<Row> | undefined {
    return this.#rowsById.get(id)
  }

  /** Returns all rows in insertion order. */
  rows(): readonly Row[] {
    this.#orderedRows ??= toRowsInOrder([...this.#rowsById.values()])
    return this.#orderedRows
  }

  /** Returns the rows with these ids, in insertion order. Each id must have a row. */
  getRows(ids: Iterable<number>): Row[] {
    return toRowsInOrder(Array.from(ids, (id) => this.#rowsById.get(id) as StoredRow<Row>))
  }

  /** Puts a row at a position, by default after all other rows. */
  put(row: Row, position = this.#nextPosition): void {
    this.#rowsById.set(row.id, { row, position })
    this.#nextPosition = Math.max(this.#nextPosition, position + 1)
    this.#orderedRows = undefined
  }

  delete(id: number): void {
    this.#rowsById.delete(id)
    this.#orderedRows = undefined
  }
}

const toRowsInOrder = <Row>(storedRows: StoredRow<Row>[]): Row[] =>
  storedRows.sort((left, right) => left.position - right.position).map(({ row }) => row)
