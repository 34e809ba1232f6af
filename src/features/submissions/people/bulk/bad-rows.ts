import { copy } from './copy'
import { type Cell, cellText } from './grid'

const { columns } = copy
const inOrder = [
  columns.document,
  columns.lastName,
  columns.firstName,
  columns.from,
  columns.to,
  columns.gender,
]

interface BadRow {
  cells: readonly Cell[]
  reasons: readonly string[]
}

/**
 * Builds a `.csv` of the rows that were not added, with reasons. For Excel it starts with a byte order mark,
 * separates cells by semicolons and escapes formulas.
 */
export async function badRowsFile(
  heads: readonly Cell[] | undefined,
  rows: readonly BadRow[],
): Promise<Blob> {
  const { default: papa } = await import('papaparse')
  const width = Math.max(heads?.length ?? inOrder.length, ...rows.map(({ cells }) => cells.length))
  const widened = (cells: readonly Cell[]) => Array.from({ length: width }, (_, at) => cellText(cells[at]))
  const text = papa.unparse(
    [
      [...widened(heads ?? inOrder), columns.reason],
      ...rows.map(({ cells, reasons }) => [...widened(cells), reasons.join(' ')]),
    ],
    { delimiter: ';', escapeFormulae: true },
  )
  return new Blob([`\ufeff${text}`], { type: 'text/csv;charset=utf-8' })
}
