import { type RefObject, useEffect } from 'react'
import type { ListedRow } from './person-row'

interface ReturnOptions {
  table: RefObject<HTMLElement | null>
  /** The shown rows; undefined until they are rendered. */
  rows: readonly ListedRow[] | undefined
  /** The number of the row whose correction has ended; undefined after the focus is back. */
  rowNumber: number | undefined
  /** Called when the focus is back. */
  onReturned: () => void
}

/**
 * After a correction, moves the focus to the button of the corrected row, or of the next row if the filter hides the corrected one, and
 * scrolls to it. Returns the number of this row, which a long table has to render.
 */
export function useReturnToRow({ table, rows, rowNumber, onReturned }: ReturnOptions): number | undefined {
  const row = rows && rowNumber !== undefined ? findCorrectableRow(rows, rowNumber) : undefined
  const target = row?.rowNumber
  useEffect(() => {
    if (rowNumber === undefined || !rows) return
    if (target === undefined) return onReturned()
    const focusRow = () => {
      const button = table.current
        ?.querySelector(`[data-row-number="${target}"]`)
        ?.closest('tr')
        ?.querySelector<HTMLElement>('[data-kind="actions"] button')
      if (!button) return false
      button.focus({ preventScroll: true })
      button.scrollIntoView({ block: 'center' })
      onReturned()
      return true
    }
    if (focusRow() || !table.current) return
    // A long table renders the row later.
    const observer = new MutationObserver(() => {
      if (focusRow()) observer.disconnect()
    })
    observer.observe(table.current, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [rowNumber, target, rows, table, onReturned])
  return target
}

/** Returns the row with a number or, if it is not shown, the row after it or the last one. Removed rows cannot be corrected. */
function findCorrectableRow(rows: readonly ListedRow[], rowNumber: number): ListedRow | undefined {
  const correctableRows = rows.filter(({ state }) => state.kind !== 'removed')
  return correctableRows.find((row) => row.rowNumber >= rowNumber) ?? correctableRows.at(-1)
}
