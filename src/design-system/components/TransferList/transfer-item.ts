import type { ReactNode } from 'react'

/** One row of a list: usually a person and their document. */
export interface TransferItem {
  id: string
  title: string
  subtitle?: string
}

/** One of the two lists. What it holds and searches is the caller's affair; rows may come in pages. */
export interface TransferSide<Item extends TransferItem> {
  /** Its heading and name. */
  title: string
  items: readonly Item[]
  /** How many there are, in words or as a badge; announced when it changes. */
  countText?: ReactNode
  /**
   * The name of a row for screen readers: the verb, then title and subtitle as they are shown, so that whoever speaks
   * to the device can say what they see.
   */
  rowLabel: (item: Item) => string
  /** Its search box; without it the list has none. */
  search?: {
    label: string
    value: string
    onSearch: (value: string) => void
    clearLabel: string
    placeholder?: string
    /** Milliseconds without typing before a search. */
    delay: number
    /** How many signs may be looked for. */
    maxLength: number
  }
  /** Loading, error or empty: stands below the rows. */
  status?: ReactNode
  /** Something else to do, beside the heading. */
  action?: ReactNode
  /** Whether there are more rows to ask for. */
  hasMore?: boolean
  isLoadingMore?: boolean
  onLoadMore?: () => void
  loadMoreLabel?: string
}
