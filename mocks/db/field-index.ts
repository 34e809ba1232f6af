/** Finds rows by the value of a field. */
export class FieldIndex<Row extends { id: number }> {
  readonly #field: keyof Row
  readonly #ids = new Map<unknown, Set<number>>()
  #isFilled = false
  /** The results of `getRows` by value, until a row with that value is written. */
  readonly #orderedRows = new Map<unknown, Row[]>()

  constructor(field: keyof Row) {
    this.#field = field
  }

  /** Adds the existing rows at the first call; later calls do nothing. */
  fill(readRows: () => readonly Row[]): void {
    if (this.#isFilled) return
    this.#isFilled = true
    for (const row of readRows()) this.add(row)
  }

  /** Returns the sorted ids of the rows that have `value`. */
  ids(value: unknown): number[] {
    return [...(this.#ids.get(value) ?? [])].sort((left, right) => left - right)
  }

  /** Returns the rows that have `value`, in the order of `readRows`. Cached until a row with that value is written. */
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
    // A value without rows is removed, because values such as the tokens of old sessions would accumulate.
    if (ids?.size === 0) this.#ids.delete(value)
  }
}
