/** Finds rows by the value of a field. */
export class FieldIndex<Row extends { id: number }> {
  readonly #field: keyof Row
  readonly #ids = new Map<unknown, Set<number>>()
  #isFilled = false
  /** The results of `inOrder` by value, until a row with that value is written. */
  readonly #ordered = new Map<unknown, Row[]>()

  constructor(field: keyof Row) {
    this.#field = field
  }

  /** Adds the existing rows at the first call; later calls do nothing. */
  fill(rows: () => readonly Row[]): void {
    if (this.#isFilled) return
    this.#isFilled = true
    for (const row of rows()) this.add(row)
  }

  ids(value: unknown): number[] {
    return [...(this.#ids.get(value) ?? [])].sort((one, other) => one - other)
  }

  /** The rows that have `value`, in the order of `placed`. The result is cached until the next write. */
  inOrder(value: unknown, placed: (ids: Iterable<number>) => Row[]): readonly Row[] {
    const known = this.#ordered.get(value)
    if (known) return known
    const rows = placed(this.#ids.get(value) ?? [])
    if (rows.length > 0) this.#ordered.set(value, rows)
    return rows
  }

  add(row: Row): void {
    if (!this.#isFilled) return
    const value = row[this.#field]
    this.#ordered.delete(value)
    const ids = this.#ids.get(value)
    if (ids) ids.add(row.id)
    else this.#ids.set(value, new Set([row.id]))
  }

  remove(row: Row): void {
    if (!this.#isFilled) return
    const value = row[this.#field]
    const ids = this.#ids.get(value)
    this.#ordered.delete(value)
    ids?.delete(row.id)
    // Unused values, such as spent tokens, would accumulate.
    if (ids?.size === 0) this.#ids.delete(value)
  }
}
