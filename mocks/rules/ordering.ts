import type { RowComparator, SortKey } from '../db/sort-rows.ts'
import { compareSpanishText } from './people.ts'

type OrderingKey = string | number | null

/** Computes sort values, by their names in `ordering`. Instants and days sort as texts. */
type OrderingFields<Row> = Readonly<Record<string, (row: Row) => OrderingKey>>

/** Creates an order from names such as `-name,id`. Unknown names are ignored; null comes last in any direction. */
export function createComparator<Row>(ordering: string, fields: OrderingFields<Row>): RowComparator<Row> {
  const sortKeys = ordering.split(',').flatMap((part) => {
    const isDescending = part.startsWith('-')
    const name = isDescending ? part.slice(1) : part
    const keyOf = Object.hasOwn(fields, name) ? fields[name] : undefined
    return keyOf ? [createSortKey(keyOf, isDescending ? -1 : 1)] : []
  })
  const compare = (left: Row, right: Row) => {
    for (const { keyOf, compareKeys } of sortKeys) {
      const difference = compareKeys(keyOf(left), keyOf(right))
      if (difference !== 0) return difference
    }
    return 0
  }
  return Object.assign(compare, { sortKeys })
}

function createSortKey<Row>(keyOf: (row: Row) => OrderingKey, direction: 1 | -1): SortKey<Row> {
  const compareKeys = (first: OrderingKey, second: OrderingKey): number => {
    if (first === second) return 0
    if (first === null) return 1
    if (second === null) return -1
    return direction * compareValues(first, second)
  }
  return { keyOf, compareKeys } as SortKey<Row>
}

function compareValues(first: string | number, second: string | number): number {
  if (typeof first === 'number' && typeof second === 'number') return first - second
  return compareSpanishText(String(first), String(second))
}
