import type { WorkPartyStatus } from '../api/generated/model/workPartyStatus'

/** The properties of a manager on which the two rules below depend. */
export interface ListedManager {
  status: WorkPartyStatus
  /** Whether the manager is the signed-in user. */
  isOneself: boolean
  /** Whether the manager lives on the lot of the work. */
  isResident: boolean
  hasEmail: boolean
  /** Whether the signed-in user may change the managers of the work; see `canChangeManagers`. */
  canUserChangeManagers: boolean
}

/** Returns why the user may not edit a manager; undefined if the user may. */
export function getManagerEditRefusal({ canUserChangeManagers, isOneself, isResident }: ListedManager) {
  if (!canUserChangeManagers) return 'MANAGERS_NOT_YOURS' as const
  if (isOneself) return 'MANAGER_ONESELF' as const
  return isResident ? ('MANAGER_OF_LOT' as const) : undefined
}

/**
 * Returns why the user may not invite a manager; undefined if the user may. A manager without an email can be invited only
 * if the user may also edit the manager.
 */
export function getManagerInviteRefusal(manager: ListedManager) {
  if (!manager.canUserChangeManagers) return 'MANAGERS_NOT_YOURS' as const
  if (manager.status !== 'CURRENT') return 'MANAGER_NOT_CURRENT' as const
  return manager.hasEmail ? undefined : getManagerEditRefusal(manager)
}
