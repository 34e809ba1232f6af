import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type DayTimelineCell, dayColumnOffset, findCell, formatCellId } from './day-timeline-model'

interface DayTimelineSize {
  rowCount: number
  dayCount: number
}

interface FocusOptions extends DayTimelineSize {
  /** Called when the user presses Enter in a cell. `day` is undefined in the cells before the days. */
  onAction: (row: number, day: number | undefined) => void
  /** The element around the cells. */
  scroller: RefObject<HTMLElement | null>
}

const pageSize = 10
const controls = 'button, a, input'

/** Returns the cell that a key moves to; undefined if the key does not move. */
export function moveCell(
  { row, column }: DayTimelineCell,
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  size: DayTimelineSize,
): DayTimelineCell | undefined {
  const last = limitCell({ row: Number.POSITIVE_INFINITY, column: Number.POSITIVE_INFINITY }, size)
  const targets: Record<string, DayTimelineCell> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    PageUp: { row: row - pageSize, column },
    PageDown: { row: row + pageSize, column },
    Home: { row: ctrlKey ? 0 : row, column: 0 },
    End: { row: ctrlKey ? last.row : row, column: last.column },
  }
  const target = targets[key]
  return target && limitCell(target, size)
}

const limit = (index: number, count: number) => Math.max(0, Math.min(index, count - 1))

/** Returns the nearest cell that exists. */
const limitCell = (
  { row, column }: DayTimelineCell,
  { rowCount, dayCount }: DayTimelineSize,
): DayTimelineCell => ({
  row: limit(row, rowCount),
  column: limit(column, dayCount + dayColumnOffset),
})

/** Makes a timeline one tab stop, in which the arrow keys move by row and day. */
export function useDayTimelineFocus({ rowCount, dayCount, onAction, scroller }: FocusOptions) {
  const [lastCell, setLastCell] = useState<DayTimelineCell>({ row: 0, column: 0 })
  // The rows and days can become fewer.
  const active = limitCell(lastCell, { rowCount, dayCount })
  const requestFocus = useFocusRequest(scroller, lastCell)
  const focusCell = (cell: DayTimelineCell) => {
    requestFocus()
    setLastCell(cell)
  }

  const onFocus = ({ target }: FocusEvent) => {
    const cell = findCell(target)
    // Tab to a control of the active row changes no cell, so that the next Tab into the timeline returns to the same cell.
    const isControl = target.closest(controls) !== null
    if (!cell || formatCellId(cell) === formatCellId(active) || (isControl && cell.row === active.row)) return
    setLastCell(cell)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const cell = findCell(event.target)
    if (!cell || event.altKey || event.metaKey || event.shiftKey) return
    const isInCell = !(event.target as Element).closest(controls)
    const target = moveCell(cell, event, { rowCount, dayCount })
    if (target) focusCell(target)
    else if (isInCell && event.key === 'Enter')
      onAction(cell.row, cell.column < dayColumnOffset ? undefined : cell.column - dayColumnOffset)
    else return
    event.preventDefault()
  }
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element
    if (target.closest(controls)) return
    const track = target.closest<HTMLElement>('[data-track]')
    const cell = track ? findPressedDay(track, event.clientX, dayCount) : findCell(target)
    if (cell) focusCell(cell)
  }
  return { active, handlers: { onFocus, onKeyDown, onClick } }
}

/** Returns a function that makes the next rendering focus the cell, because only the active row has its days as cells. */
function useFocusRequest(scroller: FocusOptions['scroller'], cell: DayTimelineCell) {
  const isRequested = useRef(false)
  useLayoutEffect(() => {
    if (!isRequested.current) return
    isRequested.current = false
    scroller.current?.querySelector<HTMLElement>(`[data-cell='${formatCellId(cell)}']`)?.focus()
  }, [cell, scroller])
  return () => {
    isRequested.current = true
  }
}

/** Returns the cell of the day at a horizontal position. */
function findPressedDay(track: HTMLElement, clientX: number, dayCount: number): DayTimelineCell {
  const { left, width } = track.getBoundingClientRect()
  const day = Math.floor(((clientX - left) / Math.max(width, 1)) * dayCount)
  return { row: Number(track.dataset.track), column: dayColumnOffset + limit(day, dayCount) }
}
