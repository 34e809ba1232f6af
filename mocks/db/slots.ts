/** Rows in the order in which they were inserted. A row that is removed leaves its place empty, so that it can come back. */
export class Slots<Row extends { id: number }> {
  readonly #slotOf = new Map<number, number>()
  #slots: (Row | undefined)[] = []

  get count(): number {
    return this.#slotOf.size
  }

  get(id: number): Row | undefined {
    const slot = this.#slotOf.get(id)
    return slot === undefined ? undefined : this.#slots[slot]
  }

  slotOf(id: number): number | undefined {
    return this.#slotOf.get(id)
  }

  /** Every row. The array is not to be changed: it may be the very one that is kept. */
  rows(): Row[] {
    if (this.#slots.length === this.#slotOf.size) return this.#slots as Row[]
    return this.#slots.filter((row) => row !== undefined)
  }

  /** The rows of some ids, in the order in which they were inserted. */
  rowsOf(ids: Iterable<number>): Row[] {
    const slots = Uint32Array.from(ids, (id) => this.#slotOf.get(id) as number).sort()
    return Array.from(slots, (slot) => this.#slots[slot] as Row)
  }

  /** The row that was inserted before all others. */
  first(): Row | undefined {
    return this.#slots.find((row) => row !== undefined)
  }

  /** Puts a row into a place, or behind all others. */
  put(row: Row, slot = this.#slots.length): void {
    this.#slots[slot] = row
    this.#slotOf.set(row.id, slot)
  }

  /** Empties the place of a row. @returns it. */
  free(id: number): number {
    const slot = this.#slotOf.get(id) as number
    this.#slotOf.delete(id)
    if (slot === this.#slots.length - 1) this.#slots.pop()
    else this.#slots[slot] = undefined
    return slot
  }

  /** Closes the gaps where there are as many as rows. The places of all rows change. */
  compact(): void {
    if (this.#slots.length < 64 || this.#slots.length < 2 * this.#slotOf.size) return
    this.#slots = this.rows()
    for (const [slot, row] of this.#slots.entries()) if (row) this.#slotOf.set(row.id, slot)
  }
}
