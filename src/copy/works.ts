import type { WorkPartyStatus } from '@/api/generated/model/workPartyStatus'
import type { WorkStatus } from '@/api/generated/model/workStatus'

interface StatusWord {
  word: string
  tone: 'neutral' | 'success' | 'warning' | 'danger'
}

/** How a work stands, in a word and its colour. */
export const workStatuses = {
  CURRENT: { word: 'Vigente', tone: 'success' },
  SUSPENDED: { word: 'Suspendida', tone: 'warning' },
  FINISHED: { word: 'Finalizada', tone: 'neutral' },
} as const satisfies Record<WorkStatus, StatusWord>

/** How a manager or a worker stands, in a word and its colour. */
export const partyStatuses = {
  CURRENT: { word: 'Activo', tone: 'success' },
  SUSPENDED: { word: 'Suspendido', tone: 'warning' },
  INVALID: { word: 'No Vigente', tone: 'danger' },
} as const satisfies Record<WorkPartyStatus, StatusWord>

/** What forms call the two states that can be chosen. */
export const chosenStatuses = { CURRENT: 'Vigente', INVALID: 'No vigente' } as const

/** What the screens of the works have in common. */
export const works = { section: 'Obras', status: 'ESTADO' }
