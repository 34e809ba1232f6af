import { createContext, use } from 'react'
import type { Gender } from '@/api/generated/model/gender'
import type { WorkerRow } from './worker-row'

interface ListState {
  /** The gender of whom the list tells none. */
  gender: Gender | ''
  change: (row: WorkerRow, change: Partial<WorkerRow>) => void
}

export const ListContext = createContext<ListState | undefined>(undefined)

/** The list that a row stands in. */
export function useListState(): ListState {
  const state = use(ListContext)
  if (!state) throw new Error('useListState is for the rows of a list')
  return state
}
