import type { WorkPartyStatus } from '../api/generated/model/workPartyStatus'

/** A manager of a work, as who looks at the list sees them. */
export interface ListedManager {
  status: WorkPartyStatus
  /** Whether it is who looks. */
  isOneself: boolean
  /** Whether they live on the lot of the work. */
  isResident: boolean
  hasEmail: boolean
  /** Whether who looks changes managers at all: see `canChangeManagers`. */
  isMineToChange: boolean
}

/** Why a manager is not changed, as a code: nobody changes themself, nor another resident of the lot. */
export function managerEditRefusal({ isMineToChange, isOneself, isResident }: ListedManager) {
  if (!isMineToChange) return 'MANAGERS_NOT_YOURS' as const
  if (isOneself) return 'MANAGER_ONESELF' as const
  return isResident ? ('MANAGER_OF_LOT' as const) : undefined
}

/** Why a manager is not invited, as a code: who is not current, or has no email and is not ours to change. */
export function managerInviteRefusal(manager: ListedManager) {
  if (!manager.isMineToChange) return 'MANAGERS_NOT_YOURS' as const
  if (manager.status !== 'CURRENT') return 'MANAGER_NOT_CURRENT' as const
  return manager.hasEmail ? undefined : managerEditRefusal(manager)
}
