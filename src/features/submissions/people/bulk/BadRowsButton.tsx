import { Download } from 'lucide-react'
import { Button } from '@/design-system/components/Button/Button'
import { saveFile } from '@/patterns/export/save-file'
import { copy } from './copy'
import { type Cell, cellText } from './grid'
import type { useWorkerList } from './use-worker-list'
import { isGood, reasonsOf } from './worker-row'

const { preview: words } = copy

/** Downloads the rows that were not added, with reasons, to correct and add them later. */
export function BadRowsButton({ list }: { list: ReturnType<typeof useWorkerList> }) {
  const { rows, gender, heads } = list
  const download = async () => {
    const bad = rows.filter((row) => !isGood(row, gender))
    const file = await badRowsFile(
      heads,
      bad.map((row) => ({ cells: row.cells, reasons: reasonsOf(row, gender) })),
    )
    saveFile(file, words.file)
  }
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={<Download size={20} aria-hidden="true" />}
      onClick={() => void download()}
    >
      {words.download}
    </Button>
  )
}

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
async function badRowsFile(heads: readonly Cell[] | undefined, rows: readonly BadRow[]): Promise<Blob> {
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
