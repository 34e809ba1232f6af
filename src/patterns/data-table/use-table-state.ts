import { useMemo, useState } from 'react'

/** How many rows a page may have. */
export const pageSizes = [10, 25, 50] as const
export type PageSize = (typeof pageSizes)[number]

/** Which part of a list is shown, and how to ask for another. */
export interface TableState {
  /** From 1. */
  page: number
  pageSize: PageSize
  /** The id of a column, after `-` if its order is descending; '' leaves the order to the backend. */
  ordering: string
  turnTo: (page: number) => void
  /** Takes other pages, and begins at the first of them. */
  resize: (pageSize: PageSize) => void
  /** Takes another order, and begins at its first page. */
  orderBy: (ordering: string) => void
}

interface Beginning {
  ordering?: string
  pageSize?: PageSize
}

/** The state of a table that is not the matter of its page, as one in a drawer: it is forgotten with the table. */
export function useTableState({ ordering = '', pageSize = 10 }: Beginning = {}): TableState {
  const [state, setState] = useState({ page: 1, pageSize, ordering })
  return useMemo(
    () => ({
      ...state,
      turnTo: (page) => setState((before) => ({ ...before, page })),
      resize: (size) => setState((before) => ({ ...before, pageSize: size, page: 1 })),
      orderBy: (next) => setState((before) => ({ ...before, ordering: next, page: 1 })),
    }),
    [state],
  )
}
