import { createContext, use } from 'react'
import type { Work } from '@/api/generated/model/work'
import type { WorkManager } from '@/api/generated/model/workManager'

/** What the reader may do in a work. */
export interface WorkRights {
  /** Why the roster and the groups may only be read, as the sentence for `disabledReason`; undefined if they may be changed. */
  rosterReason: string | undefined
  /** Whether the reader adds, changes and invites managers. */
  canChangeManagers: boolean
}

/** The work that is looked at, and what the reader is there. */
export interface WorkState {
  /** The neighbourhood. */
  rp: number
  workId: number
  work: Work
  /** The reader's own person in the neighbourhood; undefined for who is nobody there, as its Administration. */
  personId: number | undefined
  /** The reader as one of the managers; undefined for who is none. */
  ownManager: WorkManager | undefined
  rights: WorkRights
}

export const WorkContext = createContext<WorkState | undefined>(undefined)

/** The work that is looked at. Only inside its screen. */
export function useWork(): WorkState {
  const state = use(WorkContext)
  if (!state) throw new Error('useWork is for what stands inside a work')
  return state
}
