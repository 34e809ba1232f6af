import type { WorkPartyStatus } from '@/api/generated/model/workPartyStatus'
import type { WorkStatus } from '@/api/generated/model/workStatus'

export interface StatusWord {
  word: string
  tone: 'neutral' | 'success' | 'warning' | 'danger'
}

export const workStatuses = {
  CURRENT: { word: 'Vigente', tone: 'success' },
  SUSPENDED: { word: 'Suspendida', tone: 'warning' },
  FINISHED: { word: 'Finalizada', tone: 'neutral' },
} as const satisfies Record<WorkStatus, StatusWord>

/** The statuses of a party, which is a manager or a worker. */
export const partyStatuses = {
  CURRENT: { word: 'Activo', tone: 'success' },
  SUSPENDED: { word: 'Suspendido', tone: 'warning' },
  INVALID: { word: 'No Vigente', tone: 'danger' },
} as const satisfies Record<WorkPartyStatus, StatusWord>

/** The options in the forms of managers and workers. */
export const selectableStatuses = { CURRENT: 'Vigente', INVALID: 'No vigente' } as const

export const works = { section: 'Obras', status: 'ESTADO' }
