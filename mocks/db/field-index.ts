/** Which rows have which value in a field. */
export class FieldIndex<Row extends { id: number }> {
  readonly #field: keyof Row
  readonly #ids = new Map<unknown, Set<number>>()

  constructor(field: keyof Row) {
    this.#field = field
  }

  /** The ids of the rows that have `value`, in ascending order. */
  ids(value: unknown): number[] {
    return [...(this.#ids.get(value) ?? [])].sort((one, other) => one - other)
  }

  add(row: Row): void {
    const value = row[this.#field]
    const ids = this.#ids.get(value)
    if (ids) ids.add(row.id)
    else this.#ids.set(value, new Set([row.id]))
  }

  remove(row: Row): void {
    const value = row[this.#field]
    const ids = this.#ids.get(value)
    ids?.delete(row.id)
    // A value that nobody has, such as a spent token, would stay for ever.
    if (ids?.size === 0) this.#ids.delete(value)
  }
}
