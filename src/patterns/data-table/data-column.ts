import type { ReactNode } from 'react'

/** What a cell can hold; the last three are nothing, and stand behind everything else in any order. */
type CellValue = string | number | null | undefined

/** A column of a DataTable, as data. The columns of a table are a constant of a module, or memoised. */
export interface DataColumn<Row> {
  /** Its name, unique in its table; the backend's ordering by it is called the same. */
  id: string
  /** The words above it. */
  header: string
  /** What its cells hold: shown as it is unless `cell` draws it, and compared where the table itself orders. */
  value: (row: Row) => CellValue
  /** Draws a cell, where the value alone says too little. */
  cell?: (row: Row) => ReactNode
  /** `end` for figures. */
  align?: 'start' | 'center' | 'end'
  /** Whether it tells which row this is: one column of each table. */
  isRowHead?: boolean
  /** Of the row's head: what heads its card, where more than the cell is needed. */
  cardTitle?: (row: Row) => string
  /** Whether a card leaves it out, because its title says it. */
  isInCardTitle?: boolean
  /** Whether rows can be ordered by it. */
  isSortable?: boolean
}

/** Whether a value is nothing to read. */
export const isNothing = (value: CellValue): value is null | undefined | '' =>
  value === null || value === undefined || value === ''
