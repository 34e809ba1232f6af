/** Rows in the order in which they were inserted. A row that is removed leaves its place empty, so that it can come back. */
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

  /** Every row. The array is not to be changed: it may be the very one that is kept. */
  rows(): Row[] {
    if (this.#rows.length === this.#positions.size) return this.#rows as Row[]
    return this.#rows.filter((row) => row !== undefined)
  }

  /** The rows of some ids, in the order in which they were inserted. */
  rowsOf(ids: Iterable<number>): Row[] {
    const slots = Uint32Array.from(ids, (id) => this.#positions.get(id) as number).sort()
    return Array.from(slots, (slot) => this.#rows[slot] as Row)
  }

  /** The row that was inserted before all others. */
  first(): Row | undefined {
    return this.#rows.find((row) => row !== undefined)
  }

  /** Puts a row into a place, or behind all others. */
  put(row: Row, slot = this.#rows.length): void {
    this.#rows[slot] = row
    this.#positions.set(row.id, slot)
  }

  /** Empties the place of a row. @returns it. */
  remove(id: number): number {
    const slot = this.#positions.get(id) as number
    this.#positions.delete(id)
    if (slot === this.#rows.length - 1) this.#rows.pop()
    else this.#rows[slot] = undefined
    return slot
  }

  /** Closes the gaps where there are as many as rows. The places of all rows change. */
  compact(): void {
    if (this.#rows.length < 64 || this.#rows.length < 2 * this.#positions.size) return
    this.#rows = this.rows()
    for (const [slot, row] of this.#rows.entries()) if (row) this.#positions.set(row.id, slot)
  }
}
