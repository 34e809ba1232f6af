import type { RowComparator, SortKey } from '../db/sort-rows.ts'

const spanish = new Intl.Collator('es', { sensitivity: 'base' })

/** The value by which rows are sorted; null is unknown. */
type OrderingKey = string | number | null

/** Computes sort values, by their names in `ordering`. Instants and days sort as texts. */
type OrderingFields<Row> = Readonly<Record<string, (row: Row) => OrderingKey>>

/**
 * Rows in the order of a field, or with a dash before its name the other way round; several names are told
 * apart by commas, the first one decides most. Texts stand in the order of the Spanish alphabet, whatever their case
 * and accents. What is not known comes last either way; rows that are equal stay as they are. Names that are not among
 * the fields order nothing.
 */
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
  return spanish.compare(String(first), String(second))
}
