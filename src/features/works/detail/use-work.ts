import { createContext, use } from 'react'
import { allRows } from '@/api/all-rows'
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
  /** The id of the user's person in the neighbourhood; undefined if the user has none, e.g. in the Administration. */
  personId: number | undefined
  /** The user's own row in the list of managers; undefined if the user is not a manager of the work. */
  ownManager: WorkManager | undefined
  rights: WorkRights
}

export const WorkContext = createContext<WorkState | undefined>(undefined)

/** Returns the work of the enclosing `WorkScreen`, with the user's rights. */
export function useWork(): WorkState {
  const state = use(WorkContext)
  if (!state) throw new Error('useWork must be called below a WorkContext provider')
  return state
}

/** Reads the managers of a work, whatever their status. */
export const useAllManagers = ({ realPropertyId, workId }: Pick<WorkState, 'realPropertyId' | 'workId'>) =>
  useListWorkManagers(realPropertyId, workId, allRows)
