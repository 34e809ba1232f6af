/** Keeps rows in insertion order. A removed row leaves an empty position, to which an undo can restore it. */
export class OrderedRows<Row extends { id: number }> {
  readonly #positions = new Map<number, number>()
  #rows: (Row | undefined)[] = []

  get count(): number {
    return this.#positions.size
  }

  get(id: number): Row | undefined {
    const slot = this.#positions.get(id)
    return slot === undefined ? undefined : this.#rows[slot]
  }

  positionOf(id: number): number | undefined {
    return this.#positions.get(id)
  }

  /** All rows. The caller must not change the array. */
  rows(): Row[] {
    if (this.#rows.length === this.#positions.size) return this.#rows as Row[]
    return this.#rows.filter((row) => row !== undefined)
  }

  /** The rows with some ids, in insertion order. */
  rowsOf(ids: Iterable<number>): Row[] {
    const slots = Uint32Array.from(ids, (id) => this.#positions.get(id) as number).sort()
    return Array.from(slots, (slot) => this.#rows[slot] as Row)
  }

  /** The oldest row. */
  first(): Row | undefined {
    return this.#rows.find((row) => row !== undefined)
  }

  /** Puts a row at a position, by default at the end. */
  put(row: Row, slot = this.#rows.length): void {
    this.#rows[slot] = row
    this.#positions.set(row.id, slot)
  }

  /** Removes a row. @returns its position. */
  remove(id: number): number {
    const slot = this.#positions.get(id) as number
    this.#positions.delete(id)
    if (slot === this.#rows.length - 1) this.#rows.pop()
    else this.#rows[slot] = undefined
    return slot
  }

  /** Removes empty positions once they are as many as the rows. This changes the positions of rows. */
  compact(): void {
    if (this.#rows.length < 64 || this.#rows.length < 2 * this.#positions.size) return
    this.#rows = this.rows()
    for (const [slot, row] of this.#rows.entries()) if (row) this.#positions.set(row.id, slot)
  }
}
