/** Finds rows by the value of a field. */
export class FieldIndex<Row extends { id: number }> {
  readonly #field: keyof Row
  readonly #ids = new Map<unknown, Set<number>>()
  #isFilled = false
  /** The cached results of `getRows`, by value. A write of a row with that value removes the result. */
  readonly #orderedRows = new Map<unknown, Row[]>()

  constructor(field: keyof Row) {
    this.#field = field
  }

  /**
   * Adds the existing rows at the first call; further calls do nothing. Before the first call, `add` and `remove` have no
   * effect.
   */
  fill(readRows: () => readonly Row[]): void {
    if (this.#isFilled) return
    this.#isFilled = true
    for (const row of readRows()) this.add(row)
  }

  /** Returns the ids of the rows that have `value`, in ascending order. */
  ids(value: unknown): number[] {
    return [...(this.#ids.get(value) ?? [])].sort((left, right) => left - right)
  }

  /** Returns the rows that have `value`, as `readRows` reads and sorts them. Cached until a row with that value is written. */
  getRows(value: unknown, readRows: (ids: Iterable<number>) => Row[]): readonly Row[] {
    const cachedRows = this.#orderedRows.get(value)
    if (cachedRows) return cachedRows
    const rows = readRows(this.#ids.get(value) ?? [])
    if (rows.length > 0) this.#orderedRows.set(value, rows)
    return rows
  }

  add(row: Row): void {
    if (!this.#isFilled) return
    const value = row[this.#field]
    this.#orderedRows.delete(value)
    const ids = this.#ids.get(value)
    if (ids) ids.add(row.id)
    else this.#ids.set(value, new Set([row.id]))
  }

  remove(row: Row): void {
    if (!this.#isFilled) return
    const value = row[this.#field]
    const ids = this.#ids.get(value)
    this.#orderedRows.delete(value)
    ids?.delete(row.id)
    // Otherwise values without rows would accumulate, such as the tokens of old sessions.
    if (ids?.size === 0) this.#ids.delete(value)
  }
}
