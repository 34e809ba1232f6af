/** As `Array.prototype.sort` takes it. */
export interface RowComparator<Row> {
  (one: Row, other: Row): number
  /** The same in two steps: what a row is ordered by is then looked up once, and not at every comparison. */
  sortKey?: SortKey<Row>
}

/** What a row is ordered by, and how two of these compare. */
export interface SortKey<Row, Key = unknown> {
  keyOf(row: Row): Key
  compareKeys(one: Key, other: Key): number
}

/**
 * What `rows.sort(compare).slice(from, to)` answers, without sorting what is not asked for: equal rows stay in their
 * order too. Of many rows and a small page that is a fraction of the comparisons.
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

/** Rows often come as they are wanted, or just the other way round. Equal rows turned round would change places. */
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

/** How many rows are looked at to choose one in the middle, and by how many that one stays clear of what is looked for. */
const pivotSamples = 63
const pivotMargin = 4
/** What is as short as this is sorted. */
const sortThreshold = 256

/** Quickselect over the places of keys: of two that are equal the one that came first is before the other. */
class QuickSelect<Key> {
  readonly #keys: readonly Key[]
  readonly #compare: (one: Key, other: Key) => number
  readonly #places: Uint32Array

  constructor(keys: readonly Key[], compare: (one: Key, other: Key) => number) {
    this.#keys = keys
    this.#compare = compare
    this.#places = Uint32Array.from(keys.keys())
  }

  /** The places that stand from one position to another once all are in order. */
  select(from: number, to: number): number[] {
    if (to < this.#places.length) this.#moveSmallestBefore(to, 0, this.#places.length)
    if (from > 0) this.#moveSmallestBefore(from, 0, to)
    return [...this.#sort(this.#places.subarray(from, to))]
  }

  /** Moves what belongs before `at` before it, within low (in) and high (out). */
  #moveSmallestBefore(at: number, low: number, high: number): void {
    let [first, end] = [low, high]
    // Data that is made to be slow is sorted in the end.
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

  /** Chooses a place near `at` and moves it where it belongs: smaller ones before it, greater ones behind. */
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

  /** Of some from everywhere, the position of one that probably has `at` and few others on its one side. */
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
