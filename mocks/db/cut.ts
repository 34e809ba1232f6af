/** As `Array.prototype.sort` takes it. */
export type Compare<Row> = (one: Row, other: Row) => number

/**
 * What `rows.sort(compare).slice(from, to)` answers, without sorting what is not asked for: equal rows stay in their
 * order too. Of many rows and a small page that is a fraction of the comparisons.
 */
export function cut<Row>(rows: readonly Row[], compare: Compare<Row>, from: number, to: number): Row[] {
  const end = Math.min(to, rows.length)
  if (from >= end) return []
  const order = orderOf(rows, compare)
  if (order === 'ascending') return rows.slice(from, end)
  if (order === 'descending') return rows.slice(rows.length - end, rows.length - from).reverse()
  return new Selecting(rows, compare).cut(from, end)
}

/** Rows often come as they are wanted, or just the other way round. Equal rows turned round would change places. */
function orderOf<Row>(rows: readonly Row[], compare: Compare<Row>): 'ascending' | 'descending' | 'none' {
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
const samples = 63
const margin = 4
/** What is as short as this is sorted. */
const short = 256

/** Quickselect over rows and, for those that are equal, the places from which they came. */
class Selecting<Row> {
  readonly #rows: Row[]
  readonly #compare: Compare<Row>
  readonly #places: Uint32Array

  constructor(rows: readonly Row[], compare: Compare<Row>) {
    this.#rows = rows.slice()
    this.#compare = compare
    this.#places = new Uint32Array(rows.length)
    for (let at = 0; at < rows.length; at += 1) this.#places[at] = at
  }

  cut(from: number, to: number): Row[] {
    if (to < this.#rows.length) this.#part(to, 0, this.#rows.length)
    if (from > 0) this.#part(from, 0, to)
    return this.#sorted(from, to).map((at) => this.#rows[at] as Row)
  }

  /** Moves what belongs before `at` before it, within low (in) and high (out). */
  #part(at: number, low: number, high: number): void {
    let [first, end] = [low, high]
    // Data that is made to be slow is sorted in the end.
    for (let rounds = 2 * Math.ceil(Math.log2(high - low)); end - first > short && rounds > 0; rounds -= 1) {
      const pivot = this.#partition(at, first, end)
      if (pivot === at) return
      if (pivot < at) first = pivot + 1
      else end = pivot
    }
    this.#sort(first, end)
  }

  /** The positions from low (in) to high (out) in the order of what stands there. */
  #sorted(low: number, high: number): number[] {
    const [rows, places, compare] = [this.#rows, this.#places, this.#compare]
    return Array.from({ length: high - low }, (_, at) => low + at).sort(
      (one, other) =>
        compare(rows[one] as Row, rows[other] as Row) || (places[one] as number) - (places[other] as number),
    )
  }

  #sort(low: number, high: number): void {
    const order = this.#sorted(low, high)
    const [rows, places] = [
      order.map((at) => this.#rows[at] as Row),
      order.map((at) => this.#places[at] ?? 0),
    ]
    for (const [at, row] of rows.entries()) this.#rows[low + at] = row
    this.#places.set(places, low)
  }

  /** Chooses a row near `at` and moves it where it belongs: smaller ones before it, greater ones behind. */
  #partition(at: number, low: number, high: number): number {
    const [rows, places, compare] = [this.#rows, this.#places, this.#compare]
    this.#swap(this.#guess(at, low, high), low)
    const [pivot, place] = [rows[low] as Row, places[low] as number]
    const isBefore = (next: number) => {
      const difference = compare(rows[next] as Row, pivot)
      return difference < 0 || (difference === 0 && (places[next] as number) < place)
    }
    let [first, last] = [low + 1, high - 1]
    for (;;) {
      while (first <= last && isBefore(first)) first += 1
      while (first <= last && !isBefore(last)) last -= 1
      if (first > last) break
      this.#swap(first, last)
      first += 1
      last -= 1
    }
    this.#swap(low, last)
    return last
  }

  #swap(one: number, other: number): void {
    const [row, place] = [this.#rows[one] as Row, this.#places[one] as number]
    this.#rows[one] = this.#rows[other] as Row
    this.#places[one] = this.#places[other] as number
    this.#rows[other] = row
    this.#places[other] = place
  }

  /** Of some rows from everywhere, one that probably has `at` and few others on its one side. */
  #guess(at: number, low: number, high: number): number {
    const [rows, places, compare] = [this.#rows, this.#places, this.#compare]
    const step = (high - low) / samples
    const chosen = Array.from({ length: samples }, (_, nth) => low + Math.floor(nth * step))
    chosen.sort(
      (one, other) =>
        compare(rows[one] as Row, rows[other] as Row) || (places[one] as number) - (places[other] as number),
    )
    const nth = Math.floor((at - low) / step)
    return chosen[nth < samples / 2 ? nth + margin : nth - margin] as number
  }
}
