/** A comparator for `Array.prototype.sort`. */
export interface RowComparator<Row> {
  (one: Row, other: Row): number
  /** The same order by keys, which are computed once for each row instead of at every comparison. */
  sortKey?: SortKey<Row>
}

/** Computes and compares the sort keys of rows. */
export interface SortKey<Row, Key = unknown> {
  keyOf(row: Row): Key
  compareKeys(one: Key, other: Key): number
}

/**
 * Returns `rows.toSorted(compare).slice(from, to)`, but sorts only the requested page, which takes a fraction of the
 * comparisons.
 */
export function selectPage<Row>(
  rows: readonly Row[],
  compare: RowComparator<Row>,
  from: number,
  to: number,
): Row[] {
  const end = Math.min(to, rows.length)
  if (from >= end) return []
  const order = orderOf(rows, compare)
  if (order === 'ascending') return rows.slice(from, end)
  if (order === 'descending') return rows.slice(rows.length - end, rows.length - from).reverse()
  const { keyOf, compareKeys } = compare.sortKey ?? { keyOf: (row: Row) => row, compareKeys: compare }
  const quickSelect = new QuickSelect(rows.map(keyOf), compareKeys as RowComparator<unknown>)
  return quickSelect.select(from, end).map((place) => rows[place] as Row)
}

/** Rows are often sorted already, or reversed. Equal rows do not count as reversed, to keep the sort stable. */
function orderOf<Row>(
  rows: readonly Row[],
  compare: RowComparator<Row>,
): 'ascending' | 'descending' | 'none' {
  let [isAscending, isDescending] = [true, true]
  for (let at = 1; at < rows.length && (isAscending || isDescending); at += 1) {
    const difference = compare(rows[at - 1] as Row, rows[at] as Row)
    if (difference > 0) isAscending = false
    else isDescending = false
  }
  if (isAscending) return 'ascending'
  return isDescending ? 'descending' : 'none'
}

/** The number of rows that are sampled to choose a pivot, and the pivot's distance to the target within the sample. */
const pivotSamples = 63
const pivotMargin = 4
/** A range of at most this length is sorted. */
const sortThreshold = 256

/** Quickselect over the positions of keys. Equal keys keep their order. */
class QuickSelect<Key> {
  readonly #keys: readonly Key[]
  readonly #compare: (one: Key, other: Key) => number
  readonly #places: Uint32Array

  constructor(keys: readonly Key[], compare: (one: Key, other: Key) => number) {
    this.#keys = keys
    this.#compare = compare
    this.#places = Uint32Array.from(keys.keys())
  }

  /** The sorted positions from `from` to `to`. */
  select(from: number, to: number): number[] {
    if (to < this.#places.length) this.#moveSmallestBefore(to, 0, this.#places.length)
    if (from > 0) this.#moveSmallestBefore(from, 0, to)
    return [...this.#sort(this.#places.subarray(from, to))]
  }

  /** Moves the smallest positions before `at`, within `low` (inclusive) and `high` (exclusive). */
  #moveSmallestBefore(at: number, low: number, high: number): void {
    let [first, end] = [low, high]
    // Limits the rounds for adversarial data, which is then sorted.
    for (
      let rounds = 2 * Math.ceil(Math.log2(high - low));
      end - first > sortThreshold && rounds > 0;
      rounds -= 1
    ) {
      const pivot = this.#partition(at, first, end)
      if (pivot === at) return
      if (pivot < at) first = pivot + 1
      else end = pivot
    }
    this.#sort(this.#places.subarray(first, end))
  }

  #sort(places: Uint32Array): Uint32Array {
    const [keys, compare] = [this.#keys, this.#compare]
    return places.sort((one, other) => compare(keys[one] as Key, keys[other] as Key) || one - other)
  }

  /** Partitions the range by a pivot near `at`: smaller positions before it, greater ones after it. */
  #partition(at: number, low: number, high: number): number {
    const [keys, places, compare] = [this.#keys, this.#places, this.#compare]
    this.#swap(this.#choosePivot(at, low, high), low)
    const pivot = places[low] as number
    const pivotKey = keys[pivot] as Key
    const isBefore = (place: number) => {
      const difference = compare(keys[place] as Key, pivotKey)
      return difference < 0 || (difference === 0 && place < pivot)
    }
    let [first, last] = [low + 1, high - 1]
    for (;;) {
      while (first <= last && isBefore(places[first] as number)) first += 1
      while (first <= last && !isBefore(places[last] as number)) last -= 1
      if (first > last) break
      this.#swap(first, last)
      first += 1
      last -= 1
    }
    this.#swap(low, last)
    return last
  }

  #swap(one: number, other: number): void {
    const place = this.#places[one] as number
    this.#places[one] = this.#places[other] as number
    this.#places[other] = place
  }

  /** Chooses a pivot close to `at` from a sample of the range. */
  #choosePivot(at: number, low: number, high: number): number {
    const [keys, places, compare] = [this.#keys, this.#places, this.#compare]
    const step = (high - low) / pivotSamples
    const chosen = Array.from({ length: pivotSamples }, (_, nth) => low + Math.floor(nth * step))
    chosen.sort((one, other) => {
      const [first, second] = [places[one] as number, places[other] as number]
      return compare(keys[first] as Key, keys[second] as Key) || first - second
    })
    const nth = Math.floor((at - low) / step)
    return chosen[nth < pivotSamples / 2 ? nth + pivotMargin : nth - pivotMargin] as number
  }
}
