import type { WorkPartyStatus } from '@/api/generated/model/workPartyStatus'
import type { WorkStatus } from '@/api/generated/model/workStatus'
import type { StatusLabel } from './labels'

export const workStatuses = {
  CURRENT: { label: 'Vigente', tone: 'success' },
  SUSPENDED: { label: 'Suspendida', tone: 'warning' },
  FINISHED: { label: 'Finalizada', tone: 'neutral' },
} as const satisfies Record<WorkStatus, StatusLabel>

/** The statuses of a party, which is a manager or a worker. */
export const partyStatuses = {
  CURRENT: { label: 'Activo', tone: 'success' },
  SUSPENDED: { label: 'Suspendido', tone: 'warning' },
  INVALID: { label: 'No Vigente', tone: 'danger' },
} as const satisfies Record<WorkPartyStatus, StatusLabel>

/** The statuses that a user can choose for a manager or a worker. */
export const selectableStatusLabels = { CURRENT: 'Vigente', INVALID: 'No vigente' } as const

export const works = { section: 'Obras', status: 'ESTADO' }
