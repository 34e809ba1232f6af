import { useMemo, useState } from 'react'

/** The page sizes that a table offers. */
export const pageSizes = [10, 25, 50] as const
export type PageSize = (typeof pageSizes)[number]

export interface TableState {
  /** The 1-based page number. */
  page: number
  pageSize: PageSize
  /** The id of the column to sort by, with the prefix `-` for descending order; '' keeps the order of the data. */
  ordering: string
  goToPage: (page: number) => void
  /** Sets the page size and returns to the first page. */
  resize: (pageSize: PageSize) => void
  /** Sets the order and returns to the first page. */
  orderBy: (ordering: string) => void
}

/**
 * Keeps the state of a table in React, not in the address. Use it for a table that is not the main content of its page,
 * such as a table in a drawer.
 */
export function useTableState({
  ordering = '',
  pageSize = 10,
}: Partial<Pick<TableState, 'ordering' | 'pageSize'>> = {}): TableState {
  const [state, setState] = useState({ page: 1, pageSize, ordering })
  return useMemo(
    () => ({
      ...state,
      goToPage: (page) => setState((previous) => ({ ...previous, page })),
      resize: (size) => setState((previous) => ({ ...previous, pageSize: size, page: 1 })),
      orderBy: (newOrdering) => setState((previous) => ({ ...previous, ordering: newOrdering, page: 1 })),
    }),
    [state],
  )
}
