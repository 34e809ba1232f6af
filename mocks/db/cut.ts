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

/** Quickselect over the places of the rows: which of them come before `from`, between, and after `to`. */
class Selecting<Row> {
  readonly #rows: readonly Row[]
  readonly #compare: Compare<Row>
  readonly #places: Uint32Array

  constructor(rows: readonly Row[], compare: Compare<Row>) {
    this.#rows = rows
    this.#compare = compare
    this.#places = Uint32Array.from(rows, (_, at) => at)
  }

  cut(from: number, to: number): Row[] {
    if (to < this.#places.length) this.#part(to, 0, this.#places.length)
    if (from > 0) this.#part(from, 0, to)
    const page = this.#places.subarray(from, to).sort((one, other) => this.#byRow(one, other))
    return Array.from(page, (place) => this.#rows[place] as Row)
  }

  /** No two places are equal, so the order of equal rows is that of their places. */
  #byRow(one: number, other: number): number {
    return this.#compare(this.#rows[one] as Row, this.#rows[other] as Row) || one - other
  }

  /** Moves what belongs before `at` before it, within low (in) and high (out). */
  #part(at: number, low: number, high: number): void {
    let [first, end] = [low, high]
    // Data that is made to be slow is sorted.
    for (let rounds = 2 * Math.ceil(Math.log2(high - low)); end - first > 16 && rounds > 0; rounds -= 1) {
      const pivot = this.#partition(first, end)
      if (pivot === at) return
      if (pivot < at) first = pivot + 1
      else end = pivot
    }
    this.#places.subarray(first, end).sort((one, other) => this.#byRow(one, other))
  }

  /** Chooses a place and moves it where it belongs: smaller ones before it, greater ones behind. */
  #partition(low: number, high: number): number {
    const places = this.#places
    const pivot = this.#pivot(low, high)
    let boundary = low
    for (let at = low; at < high - 1; at += 1) {
      const place = places[at] as number
      if (this.#byRow(place, pivot) >= 0) continue
      places[at] = places[boundary] as number
      places[boundary] = place
      boundary += 1
    }
    places[high - 1] = places[boundary] as number
    places[boundary] = pivot
    return boundary
  }

  /** The middle one of nine, put at the end. */
  #pivot(low: number, high: number): number {
    const places = this.#places
    const step = Math.max(1, Math.floor((high - low - 1) / 8))
    const samples: number[] = []
    for (let at = low; at < high && samples.length < 9; at += step) samples.push(at)
    samples.sort((one, other) => this.#byRow(places[one] as number, places[other] as number))
    const chosen = samples[Math.floor(samples.length / 2)] as number
    const pivot = places[chosen] as number
    places[chosen] = places[high - 1] as number
    places[high - 1] = pivot
    return pivot
  }
}
