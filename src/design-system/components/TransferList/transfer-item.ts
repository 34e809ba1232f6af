import type { ReactNode } from 'react'

/** A row of a list: usually a person with a document. */
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
  /** The number of items as text or as a badge. Screen readers announce a change. */
  countText?: ReactNode
  /** Returns the accessible name of a row: the verb, then the visible text, for voice control. */
  getRowLabel: (item: Item) => string
  /** The search box. */
  search?: {
    label: string
    value: string
    onSearch: (value: string) => void
    clearLabel: string
    placeholder?: string
    /** Milliseconds without typing before a search. */
    delay: number
    /** The maximum number of characters. */
    maxLength: number
  }
  /** The content below the rows: loading, error or empty. */
  status?: ReactNode
  /** A further action beside the heading. */
  action?: ReactNode
  /** Whether more rows can be loaded. */
  hasMore?: boolean
  isLoadingMore?: boolean
  onLoadMore?: () => void
  loadMoreLabel?: string
}
