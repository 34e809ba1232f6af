import type { ReactNode } from 'react'
import { color } from '@/design-system/theme/tokens'

export interface DayTimelineDay {
  id: string
  /** The short name above the number, such as 'lun'. */
  name: string
  number: string
  /** The short name of the month, such as 'mar'. */
  month: string
  /** The text that screen readers read, such as 'lunes 16-03-2026'. */
  label: string
  isToday?: boolean
  isWeekend?: boolean
  /** Whether a line marks the end of this day. The label has to say why. */
  isEnd?: boolean
}

/** A range of days; both indexes are included. */
export interface DayTimelineSpan {
  first: number
  last: number
}

export interface DayTimelineRowData {
  title: string
  /** Renders what is below the title. Its controls get this tab index, because the timeline is one tab stop. */
  renderDetail?: (tabIndex: number) => ReactNode
  /** One sentence that says what the bars and gaps show. */
  summary: ReactNode
  /** The days that each line covers, in the order of `lineNames`. */
  lines: readonly (readonly DayTimelineSpan[])[]
  /** The days that are hatched. */
  gaps: readonly DayTimelineSpan[]
  /** The control beside the summary, with the tab index of the control. Enter in a cell of the row calls `onAction`. */
  renderAction?: (tabIndex: number) => ReactNode
}

/** A cell: the index of the row, and the index of the column. The first two columns are the title and the summary. */
export interface DayTimelineCell {
  row: number
  column: number
}

/** The number of columns before the days. */
export const dayColumnOffset = 2

export const formatCellId = ({ row, column }: DayTimelineCell) => `${row} ${column}`

/** Returns the cell that contains an element; undefined if the element is in none. */
export function findCell(element: EventTarget): DayTimelineCell | undefined {
  const id = element instanceof Element && element.closest<HTMLElement>('[data-cell]')?.dataset.cell
  if (!id) return undefined
  const [row = 0, column = 0] = id.split(' ').map(Number)
  return { row, column }
}

/** Returns the months of consecutive days, with the number of their days and the id of the first. */
export function listMonths(days: readonly DayTimelineDay[]): { id: string; name: string; count: number }[] {
  const months: { id: string; name: string; count: number }[] = []
  for (const { id, month } of days) {
    const last = months.at(-1)
    if (last?.name === month) last.count += 1
    else months.push({ id, name: month, count: 1 })
  }
  return months
}

/** Draws the columns of the days as one picture, because elements for them would be thousands. */
export function drawDayColumns(days: readonly DayTimelineDay[]): string {
  const edge = (index: number) => `${(index / days.length) * 100}%`
  const tints = days.map(({ isToday, isWeekend }, index) => {
    const tint = isToday ? color.accentTint : isWeekend ? color.sunken : 'transparent'
    return `${tint} ${edge(index)} ${edge(index + 1)}`
  })
  return `linear-gradient(to right, ${tints.join(', ')})`
}

/** Returns the share of the width of the days that is before the line that marks the end; undefined without such a line. */
export function findEndShare(days: readonly DayTimelineDay[]): number | undefined {
  const index = days.findIndex(({ isEnd }) => isEnd)
  return index === -1 ? undefined : (index + 1) / days.length
}

/** The least width of a day, in px: two digits fit, and a press hits it. */
const minDayWidth = 23
/** The padding and the border at both sides of a timeline whose days have its whole width, in px. */
const inlineFrame = 18

/** Returns the largest of some numbers of days that fit in a width; the smallest if none does. `counts` begins with the largest. */
export const chooseDayCount = (width: number, counts: readonly number[]): number =>
  counts.find((count) => count * minDayWidth + inlineFrame <= width) ?? Math.min(...counts)
