import { type RefObject, useEffect } from 'react'
import type { ListedRow } from './person-row'

/** Where the user was in the table when a correction began. */
export interface ListPlace {
  rowNumber: number
  /** The scroll position of the rows, if the table is long and scrolls by itself. */
  scrollTop: number
}

const findScroller = (table: HTMLElement | null) => table?.querySelector('table')?.parentElement ?? undefined

/** Returns the place of a row in a table. */
export const getListPlace = (table: HTMLElement | null, { rowNumber }: ListedRow): ListPlace => ({
  rowNumber,
  scrollTop: findScroller(table)?.scrollTop ?? 0,
})

interface ReturnOptions {
  table: RefObject<HTMLElement | null>
  /** The shown rows; undefined until they are rendered. */
  rows: readonly ListedRow[] | undefined
  place: ListPlace | undefined
  /** Called when the focus is back. */
  onReturned: () => void
}

/**
 * After a correction, moves the focus to the button of the corrected row, or of the next row if the filter hides the corrected one, and
 * scrolls to it.
 */
export function useReturnToRow({ table, rows, place, onReturned }: ReturnOptions): void {
  useEffect(() => {
    if (!place || !rows) return
    const row = findCorrectableRow(rows, place.rowNumber)
    if (!row) return onReturned()
    const scroller = findScroller(table.current)
    if (scroller) scroller.scrollTop = place.scrollTop
    const focusRow = () => {
      const button = table.current
        ?.querySelector(`[data-row-number="${row.rowNumber}"]`)
        ?.closest('tr')
        ?.querySelector<HTMLElement>('[data-kind="actions"] button')
      if (!button) return false
      button.focus({ preventScroll: true })
      button.scrollIntoView({ block: 'center' })
      onReturned()
      return true
    }
    if (focusRow() || !table.current) return
    // A long table renders the visible rows later.
    const observer = new MutationObserver(() => {
      if (focusRow()) observer.disconnect()
    })
    observer.observe(table.current, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [place, rows, table, onReturned])
}

/** Returns the row with a number or, if it is not shown, the row after it or the last one. Removed rows cannot be corrected. */
function findCorrectableRow(rows: readonly ListedRow[], rowNumber: number): ListedRow | undefined {
  const correctableRows = rows.filter(({ state }) => state.kind !== 'removed')
  return correctableRows.find((row) => row.rowNumber >= rowNumber) ?? correctableRows.at(-1)
}
