import { type DataColumn, isEmptyValue } from './data-column'

const collator = new Intl.Collator('es', { numeric: true })

/**
 * Sorts rows by a column: numbers by value, texts in Spanish alphabetical order with 'A-2' before 'A-10'. Rows with an empty
 * value come last in both directions, and rows with equal values keep their order. Only the distinct values are compared,
 * by the collator itself, because a comparison costs most of the time of a sort.
 */
export function sortByColumn<Row, IdentifiedRow extends { original: Row }>(
  rows: readonly IdentifiedRow[],
  { value }: Pick<DataColumn<Row>, 'value'>,
  isDescending: boolean,
): IdentifiedRow[] {
  const emptyRows: IdentifiedRow[] = []
  const rowsByValue = new Map<string | number, IdentifiedRow[]>()
  for (const row of rows) {
    const cellValue = value(row.original)
    const group = isEmptyValue(cellValue) ? emptyRows : rowsByValue.get(cellValue)
    if (group) group.push(row)
    else rowsByValue.set(cellValue as string | number, [row])
  }
  const values = sortValues([...rowsByValue.keys()])
  if (isDescending) values.reverse()
  return [...values.flatMap((cellValue) => rowsByValue.get(cellValue) ?? []), ...emptyRows]
}

function sortValues(values: (string | number)[]): (string | number)[] {
  const isNumeric = (items: (string | number)[]): items is number[] =>
    items.every((item) => typeof item === 'number')
  if (isNumeric(values)) return values.sort((left, right) => left - right)
  // The collator converts numbers to texts. The first sort, by code units, is fast. After it the texts are mostly in order,
  // so that the second sort needs few comparisons by the collator, which are slow.
  return (values as string[]).sort().sort(collator.compare)
}

/** Makes the first sort of texts faster: the browser loads the rules of the alphabetical order at the first comparison. */
export function prepareSort(): void {
  sortValues(['Ñ 10', 'Á 2'])
}
