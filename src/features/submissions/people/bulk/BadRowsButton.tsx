import { Download } from 'lucide-react'
import { Button } from '@/design-system/components/Button/Button'
import { saveFile } from '@/patterns/export/save-file'
import { badRowsFile } from './bad-rows'
import { copy } from './copy'
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
