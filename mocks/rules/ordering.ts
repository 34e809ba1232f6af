import type { RowComparator, SortKey } from '../db/sort-rows.ts'
import { compareSpanishText } from './people.ts'

type OrderingKey = string | number | null

/**
 * Functions that return the sort value of a row, by the name in the ordering. For instants and days, the text order is the
 * time order.
 */
type OrderingFields<Row> = Readonly<Record<string, (row: Row) => OrderingKey>>

/**
 * Creates a comparator from an ordering such as `-name,id`, where `-` means descending. Unknown names are ignored. Null
 * comes last, also in descending order.
 */
export function createComparator<Row>(ordering: string, fields: OrderingFields<Row>): RowComparator<Row> {
  const sortKeys = ordering.split(',').flatMap((part) => {
    const isDescending = part.startsWith('-')
    const name = isDescending ? part.slice(1) : part
    const getKey = Object.hasOwn(fields, name) ? fields[name] : undefined
    return getKey ? [createSortKey(getKey, isDescending ? -1 : 1)] : []
  })
  const compare = (left: Row, right: Row) => {
    for (const { getKey, compareKeys } of sortKeys) {
      const difference = compareKeys(getKey(left), getKey(right))
      if (difference !== 0) return difference
    }
    return 0
  }
  return Object.assign(compare, { sortKeys })
}

function createSortKey<Row>(getKey: (row: Row) => OrderingKey, direction: 1 | -1): SortKey<Row> {
  const compareKeys = (left: OrderingKey, right: OrderingKey): number => {
    if (left === right) return 0
    if (left === null) return 1
    if (right === null) return -1
    return direction * compareValues(left, right)
  }
  return { getKey, compareKeys } as SortKey<Row>
}

function compareValues(left: string | number, right: string | number): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right
  return compareSpanishText(String(left), String(right))
}
