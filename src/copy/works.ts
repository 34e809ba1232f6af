import type { WorkPartyStatus } from '@/api/generated/model/workPartyStatus'
import type { WorkStatus } from '@/api/generated/model/workStatus'

interface StatusWord {
  word: string
  tone: 'neutral' | 'success' | 'warning' | 'danger'
}

/** The word and the colour of each status of a work. */
export const workStatuses = {
  CURRENT: { word: 'Vigente', tone: 'success' },
  SUSPENDED: { word: 'Suspendida', tone: 'warning' },
  FINISHED: { word: 'Finalizada', tone: 'neutral' },
} as const satisfies Record<WorkStatus, StatusWord>

/** The word and the colour of each status of a manager or a worker. */
export const partyStatuses = {
  CURRENT: { word: 'Activo', tone: 'success' },
  SUSPENDED: { word: 'Suspendido', tone: 'warning' },
  INVALID: { word: 'No Vigente', tone: 'danger' },
} as const satisfies Record<WorkPartyStatus, StatusWord>

/** The options of the status field in the forms of managers and workers. */
export const chosenStatuses = { CURRENT: 'Vigente', INVALID: 'No vigente' } as const

/** The texts that the screens of the works share. */
export const works = { section: 'Obras', status: 'ESTADO' }
