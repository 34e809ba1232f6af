import { useCallback, useState } from 'react'
import type { Gender } from '@/api/generated/model/gender'
import type { Cell } from './grid'
import { groupOf, type RowGroup, type WorkerRow } from './worker-row'

/** Which rows are shown. */
export type ShownRows = 'all' | 'good' | 'incomplete'

/** The rows of a list, and what the reader says about them. */
export function useRows() {
  const [heads, setHeads] = useState<readonly Cell[]>()
  const [ignored, setIgnored] = useState(0)
  const [rows, setRows] = useState<readonly WorkerRow[]>([])
  /** Gender for people without one in the list. */
  const [gender, setGender] = useState<Gender | ''>('')
  const [chosen, setShown] = useState<ShownRows>('all')
  // Always the same function: no row is drawn anew because something was said of another.
  const change = useCallback(
    (row: WorkerRow, changed: Partial<WorkerRow>) =>
      setRows((before) => before.map((one) => (one.line === row.line ? { ...one, ...changed } : one))),
    [],
  )
  const counts: Record<RowGroup, number> = { good: 0, incomplete: 0, twice: 0, removed: 0 }
  for (const row of rows) counts[groupOf(row, gender)] += 1
  // The last of a kind may have been mended.
  const shown = chosen === 'all' || counts[chosen] > 0 ? chosen : 'all'
  return {
    heads,
    ignored,
    rows,
    counts,
    gender,
    shown,
    setRows,
    setGender,
    setShown,
    change,
    begin: (list: { heads: readonly Cell[] | undefined; ignored: number }) => {
      setHeads(list.heads)
      setIgnored(list.ignored)
      setShown('all')
    },
  }
}
