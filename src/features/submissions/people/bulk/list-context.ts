import { createContext, use } from 'react'
import type { Gender } from '@/api/generated/model/gender'
import type { ListedWorker } from './worker-row'

interface ListState {
  /** Gender for people without one in the list. */
  gender: Gender | ''
  change: (row: ListedWorker, change: Partial<ListedWorker>) => void
}

export const ListContext = createContext<ListState | undefined>(undefined)

/** Returns the list of the current row. */
export function useListState(): ListState {
  const state = use(ListContext)
  if (!state) throw new Error('useListState needs a ListContext')
  return state
}
