import { useMemo, useState } from 'react'
import type { PageSize, TableState } from './table-state'

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
