import { type Pause, rowsBetweenPauses } from './pause.ts'
import type { RowComparator } from './select-page.ts'

/** Returns `rows.map(make)`, with pauses. */
export async function mapWithPauses<Row, Made>(
  rows: readonly Row[],
  make: (row: Row) => Made,
  pause: Pause,
): Promise<Made[]> {
  const made: Made[] = []
  for (const [at, row] of rows.entries()) {
    if (at > 0 && at % rowsBetweenPauses === 0) await pause()
    made.push(make(row))
  }
  return made
}

/** Returns `rows.filter(isWanted)`, with pauses. */
export async function filterWithPauses<Row>(
  rows: readonly Row[],
  isWanted: (row: Row) => boolean,
  pause: Pause,
): Promise<Row[]> {
  const wanted = await mapWithPauses(rows, isWanted, pause)
  return rows.filter((_, at) => wanted[at])
}

/** The number of rows that are sorted without a pause. */
const runLength = 256
/** A comparison of texts takes about a microsecond. */
const comparisonsBetweenPauses = 1000

/** Returns `rows.toSorted(compare)`, with pauses. */
export async function sortWithPauses<Row>(
  rows: readonly Row[],
  compare: RowComparator<Row>,
  pause: Pause,
): Promise<readonly Row[]> {
  const { keyOf, compareKeys } = compare.sortKey ?? { keyOf: (row: Row) => row, compareKeys: compare }
  const keys: unknown[] = await mapWithPauses(rows, keyOf, pause)
  const compareAny = compareKeys as (one: unknown, other: unknown) => number
  const comparePlaces = (one: number, other: number) => compareAny(keys[one], keys[other])
  const order = await orderOf(keys.length, comparePlaces, pause)
  if (order === 'ascending') return rows
  if (order === 'descending') return rows.toReversed()
  const places = await sortedPlaces(keys.length, comparePlaces, pause)
  return Array.from(places, (place) => rows[place] as Row)
}

type ComparePlaces = (one: number, other: number) => number

/** Rows are often sorted already, or reversed. Equal rows do not count as reversed, to keep the sort stable. */
async function orderOf(count: number, compare: ComparePlaces, pause: Pause) {
  let [isAscending, isDescending] = [true, true]
  for (let at = 1; at < count && (isAscending || isDescending); at += 1) {
    if (at % comparisonsBetweenPauses === 0) await pause()
    const difference = compare(at - 1, at)
    if (difference > 0) isAscending = false
    else isDescending = false
  }
  if (isAscending) return 'ascending'
  return isDescending ? 'descending' : 'none'
}

/** Sorts the positions from 0 to `count` by a merge sort. */
async function sortedPlaces(count: number, compare: ComparePlaces, pause: Pause): Promise<Uint32Array> {
  let places = Uint32Array.from({ length: count }, (_, place) => place)
  for (let low = 0; low < count; low += runLength) {
    places.subarray(low, low + runLength).sort((one, other) => compare(one, other) || one - other)
    await pause()
  }
  for (let length = runLength; length < count; length *= 2) {
    const merged = new Uint32Array(count)
    for (let low = 0; low < count; low += 2 * length) {
      const middle = Math.min(low + length, count)
      const high = Math.min(low + 2 * length, count)
      await merge({ places, low, middle, high, merged }, compare, pause)
    }
    places = merged
  }
  return places
}

/** Two adjacent sorted runs, from `low` and from `middle` on, and the target of their merge. */
interface AdjacentRuns {
  places: Uint32Array
  low: number
  middle: number
  high: number
  merged: Uint32Array
}

async function merge(
  { places, low, middle, high, merged }: AdjacentRuns,
  compare: ComparePlaces,
  pause: Pause,
) {
  let [left, right] = [low, middle]
  for (let at = low; at < high; at += 1) {
    if (at % comparisonsBetweenPauses === 0) await pause()
    const isLeftNext =
      right >= high || (left < middle && compare(places[left] as number, places[right] as number) <= 0)
    merged[at] = places[isLeftNext ? left++ : right++] as number
  }
}
