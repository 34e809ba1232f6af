/** A comparator for `Array.prototype.sort`. */
export interface RowComparator<Row> {
  (left: Row, right: Row): number
  /** Keys that give the same order as the comparator, the most significant key first. `sortRows` prefers them. */
  sortKeys?: readonly SortKey<Row>[]
}

/** Computes the sort key of a row, and compares keys. */
export interface SortKey<Row, Key = unknown> {
  getKey(row: Row): Key
  compareKeys(left: Key, right: Key): number
}

/** Sorts rows stably into a new array. */
export function sortRows<Row>(rows: readonly Row[], compare: RowComparator<Row>): readonly Row[] {
  if (!compare.sortKeys) return rows.toSorted(compare)
  return compare.sortKeys.toReversed().reduce(sortByKey, rows)
}

/** Sorts rows by one key, stably. Compares only the distinct keys, because keys repeat and comparing Spanish texts is slow. */
function sortByKey<Row>(rows: readonly Row[], { getKey, compareKeys }: SortKey<Row>): readonly Row[] {
  const positionsByKey = new Map<unknown, number[]>()
  for (const [position, row] of rows.entries()) {
    const key = getKey(row)
    const positions = positionsByKey.get(key)
    if (positions) positions.push(position)
    else positionsByKey.set(key, [position])
  }
  const keys = [...positionsByKey.keys()].sort(compareKeys)
  const sortedRows: Row[] = []
  for (let start = 0; start < keys.length; ) {
    let end = start + 1
    while (end < keys.length && compareKeys(keys[start], keys[end]) === 0) end += 1
    const positions = keys.slice(start, end).flatMap((key) => positionsByKey.get(key) ?? [])
    // Different keys may compare as equal, such as 'nandu' and 'NANDÚ'. Their rows keep the order that they have in `rows`.
    if (end - start > 1) positions.sort((left, right) => left - right)
    for (const position of positions) sortedRows.push(rows[position] as Row)
    start = end
  }
  return sortedRows
}
