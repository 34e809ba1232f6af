import type { ReactNode } from 'react'

/**
 * The value of a cell. Null, undefined and '' count as empty. If the table sorts the rows, rows with an empty value come
 * last in ascending and in descending order.
 */
type CellValue = string | number | null | undefined

/** A column of a DataTable. Define the columns of a table outside of the component, or memoise them. */
export interface DataColumn<Row> {
  /** The id of the column, which is unique in its table. The API's query parameter `ordering` uses the same id. */
  id: string
  header: string
  /** Returns the value of a cell. A table that sorts its rows compares these values. Without `cell`, the table shows them. */
  value: (row: Row) => CellValue
  /** Renders the content of the cell, if the bare value is not enough. */
  cell?: (row: Row) => ReactNode
  /** The alignment of the cells. Use `end` for numbers. */
  align?: 'start' | 'center' | 'end'
  /** Whether the cells are the row headers. Each table has exactly one such column. */
  isRowHead?: boolean
  /** Returns the title of the row's card, if the text of the row header is not enough. */
  cardTitle?: (row: Row) => string
  /** Whether the card omits the cell. Set it if the card's title contains the text of the cell. */
  isInCardTitle?: boolean
  isSortable?: boolean
  /** Whether the cells have sentences. In a wide table, the column is so wide that a sentence has one line. */
  isLong?: boolean
}

export const isEmptyValue = (value: CellValue): value is null | undefined | '' =>
  value === null || value === undefined || value === ''
