import type { WorkPartyStatus } from '../api/generated/model/workPartyStatus'

/** The properties of a manager on which the rights of the signed-in user depend. */
export interface ListedManager {
  status: WorkPartyStatus
  /** Whether the manager is the signed-in user. */
  isOneself: boolean
  /** Whether the manager lives on the lot of the work. */
  isResident: boolean
  hasEmail: boolean
  /** Whether the signed-in user may change the managers of the work; see `canChangeManagers`. */
  isMineToChange: boolean
}

/** Returns why a manager cannot be edited, e.g. because the manager is the user or lives on the lot. */
export function getManagerEditRefusal({ isMineToChange, isOneself, isResident }: ListedManager) {
  if (!isMineToChange) return 'MANAGERS_NOT_YOURS' as const
  if (isOneself) return 'MANAGER_ONESELF' as const
  return isResident ? ('MANAGER_OF_LOT' as const) : undefined
}

/** Returns why a manager cannot be invited. Without an email, only a manager that the user may edit can be invited. */
export function getManagerInviteRefusal(manager: ListedManager) {
  if (!manager.isMineToChange) return 'MANAGERS_NOT_YOURS' as const
  if (manager.status !== 'CURRENT') return 'MANAGER_NOT_CURRENT' as const
  return manager.hasEmail ? undefined : getManagerEditRefusal(manager)
}
