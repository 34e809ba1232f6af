import { Download } from 'lucide-react'
import type { Gender } from '@/api/generated/model/gender'
import { Button } from '@/design-system/components/Button/Button'
import { saveFile } from '@/patterns/export/save-file'
import { copy } from './copy'
import { type Cell, formatCell } from './grid'
import { getRowReasons, isAddable, type ListedRow } from './person-row'

const { preview: words } = copy

interface RemainingRowsButtonProps {
  rows: readonly ListedRow[]
  /** The user's choice for all new people whose gender is not in the list; '' before the choice. */
  gender: Gender | ''
  headers: readonly Cell[] | undefined
}

/**
 * Downloads a file of the rows that cannot be added, with reasons. The user can correct the rows in the file and upload
 * the file as a new list.
 */
export function RemainingRowsButton({ rows, gender, headers }: RemainingRowsButtonProps) {
  const download = async () => {
    const remainingRows = rows.filter((row) => !isAddable(row, gender))
    saveFile(await createRemainingRowsFile(headers, remainingRows, gender), words.file)
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

const { columns: columnWords } = copy
const defaultHeaders = [
  columnWords.document,
  columnWords.lastName,
  columnWords.firstName,
  columnWords.from,
  columnWords.to,
  columnWords.gender,
]

/** Builds a `.csv` of the rows that cannot be added, with reasons. */
async function createRemainingRowsFile(
  headers: readonly Cell[] | undefined,
  rows: readonly ListedRow[],
  gender: Gender | '',
): Promise<Blob> {
  const { createCsv } = await import('@/patterns/export/create-csv')
  const width = Math.max(headers?.length ?? defaultHeaders.length, ...rows.map(({ cells }) => cells.length))
  const padCells = (cells: readonly Cell[]) =>
    Array.from({ length: width }, (_, index) => formatCell(cells[index]))
  return createCsv({
    columns: [...padCells(headers ?? defaultHeaders), columnWords.reason].map((heading) => ({ heading })),
    rows: rows.map((row) => [...padCells(row.cells), getRowReasons(row, gender).join(' ')]),
  })
}
