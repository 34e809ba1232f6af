/** A row, and a number that grows with the insertion of rows. */
export interface StoredRow<Row> {
  row: Row
  position: number
}

/** Keeps rows by id, with their insertion order, to which an undo can restore a removed row. */
export class StoredRows<Row extends { id: number }> {
  readonly #byId = new Map<number, StoredRow<Row>>()
  /** All rows in insertion order, until the next write. */
  #inOrder: readonly Row[] | undefined
  #nextPosition = 0

  get count(): number {
    return this.#byId.size
  }

  get(id: number): StoredRow<Row> | undefined {
    return this.#byId.get(id)
  }

  rows(): readonly Row[] {
    this.#inOrder ??= toRowsInOrder([...this.#byId.values()])
    return this.#inOrder
  }

  /** The rows with some ids, in insertion order. */
  rowsOf(ids: Iterable<number>): Row[] {
    return toRowsInOrder(Array.from(ids, (id) => this.#byId.get(id) as StoredRow<Row>))
  }

  /** Puts a row at a position, by default after all others. */
  put(row: Row, position = this.#nextPosition): void {
    this.#byId.set(row.id, { row, position })
    this.#nextPosition = Math.max(this.#nextPosition, position + 1)
    this.#inOrder = undefined
  }

  delete(id: number): void {
    this.#byId.delete(id)
    this.#inOrder = undefined
  }
}

const toRowsInOrder = <Row>(stored: StoredRow<Row>[]): Row[] =>
  stored.sort((left, right) => left.position - right.position).map(({ row }) => row)
