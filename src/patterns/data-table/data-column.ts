import type { ReactNode } from 'react'

/** The value of a cell. Null, undefined and '' count as empty, and empty values come last in any order. */
type CellValue = string | number | null | undefined

/** A column of a DataTable. The columns of a table have to be a constant of a module or memoised. */
export interface DataColumn<Row> {
  /** The unique id of the column in its table, which is also the API's name for sorting by the column. */
  id: string
  header: string
  /** Returns the value of a cell. The table sorts by the value, and shows it unless `cell` is set. */
  value: (row: Row) => CellValue
  /** Renders the cell, if the bare value is not enough. */
  cell?: (row: Row) => ReactNode
  /** The alignment of the cells. Use `end` for numbers. */
  align?: 'start' | 'center' | 'end'
  /** Whether the cells are the row headers. Each table has exactly one such column. */
  isRowHead?: boolean
  /** Returns the title of the row's card, if the text of the row header is not enough. */
  cardTitle?: (row: Row) => string
  /** Whether the card omits the cell, because the card's title contains the text of the cell. */
  isInCardTitle?: boolean
  isSortable?: boolean
}

export const isEmptyValue = (value: CellValue): value is null | undefined | '' =>
  value === null || value === undefined || value === ''
