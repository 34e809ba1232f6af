import { formatDay } from '@/domain/days'

/** What a cell of a spreadsheet holds; a day of Excel is a Date at midnight in Greenwich. */
export type Cell = string | number | boolean | Date | null | undefined

/** Rows of cells, as they were pasted or stand in a file. */
export type CellGrid = readonly (readonly Cell[])[]

/** Signs that are not seen and the ways to write a space. */
const unseen = /[\p{Cc}\p{Cf}]/gu
const spaces = /[\s\u00a0]+/g

/** A cell as it is read: on one line, without what is not seen. */
export function cellText(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : formatDay(dayOfCell(cell))
  return String(cell).replace(spaces, ' ').replace(unseen, '').trim()
}

/** Without a letter or a figure there is nothing in a row. */
export const isBlankRow = (row: readonly Cell[]) => !row.some((cell) => /[\p{L}\p{N}]/u.test(cellText(cell)))

/** The day of a cell that holds one. */
export const dayOfCell = (cell: Date): string => cell.toISOString().slice(0, 10)
