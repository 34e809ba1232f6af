import { createContext, use } from 'react'
import type { Work } from '@/api/generated/model/work'
import type { WorkManager } from '@/api/generated/model/workManager'
import { useListWorkManagers } from '@/api/generated/work-managers/work-managers'

export interface WorkRights {
  /** The reason why the user may not change the roster and the groups; undefined if the user may change them. */
  rosterRefusal: string | undefined
  canChangeManagers: boolean
}

export interface WorkState {
  realPropertyId: number
  workId: number
  work: Work
  /** The user's person in the neighbourhood; undefined if there is none, e.g. for the Administration. */
  personId: number | undefined
  /** The user's manager record; undefined if the user is not a manager. */
  ownManager: WorkManager | undefined
  rights: WorkRights
}

export const WorkContext = createContext<WorkState | undefined>(undefined)

/** Returns the current work. Call it only inside the work's screen. */
export function useWork(): WorkState {
  const state = use(WorkContext)
  if (!state) throw new Error('useWork must be called below a WorkContext provider')
  return state
}

export const allManagersParams = { page_size: 500 } as const

/** Reads all current and former managers of a work. */
export const useAllManagers = ({ realPropertyId, workId }: Pick<WorkState, 'realPropertyId' | 'workId'>) =>
  useListWorkManagers(realPropertyId, workId, allManagersParams)
