import type { ReactNode } from 'react'

/** A row of a transfer list, usually a person: the name as title, and the document number as subtitle. */
export interface TransferItem {
  id: string
  title: string
  subtitle?: string
}

/** One of the two lists. The parent component loads, pages and searches the rows. */
export interface TransferSide<Item extends TransferItem> {
  /** The heading and the accessible name. */
  title: string
  items: readonly Item[]
  /** The number of items as text or as a badge. Screen readers announce the new number when it changes. */
  countText?: ReactNode
  /** Returns the accessible name of a row: a verb and then the text of the row, by which voice control finds the row. */
  getRowLabel: (item: Item) => string
  /** The search box. */
  search?: {
    label: string
    value: string
    onSearch: (value: string) => void
    clearLabel: string
    placeholder?: string
    /** The time, in milliseconds, between the last key press and the call of `onSearch`. */
    delay: number
    /** The maximum number of characters of the search text. */
    maxLength: number
  }
  /** The notice below the rows: the list is loading, could not be loaded or is empty. */
  status?: ReactNode
  /** A button beside the heading, e.g. to create an item. */
  action?: ReactNode
  /** Whether more rows can be loaded. */
  hasMore?: boolean
  isLoadingMore?: boolean
  onLoadMore?: () => void
  loadMoreLabel?: string
}
