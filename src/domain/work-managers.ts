import type { WorkPartyStatus } from '../api/generated/model/workPartyStatus'

/** A manager relative to the signed-in user. */
export interface ListedManager {
  status: WorkPartyStatus
  isOneself: boolean
  /** Whether the manager lives on the lot of the work. */
  isResident: boolean
  hasEmail: boolean
  /** See `canChangeManagers`. */
  isMineToChange: boolean
}

/** Returns why a manager cannot be edited, e.g. because the manager is the user or lives on the lot. */
export function getManagerEditRefusal({ isMineToChange, isOneself, isResident }: ListedManager) {
  if (!isMineToChange) return 'MANAGERS_NOT_YOURS' as const
  if (isOneself) return 'MANAGER_ONESELF' as const
  return isResident ? ('MANAGER_OF_LOT' as const) : undefined
}

/** Returns why a manager cannot be invited: not current, or without an email that the user could add. */
export function getManagerInviteRefusal(manager: ListedManager) {
  if (!manager.isMineToChange) return 'MANAGERS_NOT_YOURS' as const
  if (manager.status !== 'CURRENT') return 'MANAGER_NOT_CURRENT' as const
  return manager.hasEmail ? undefined : getManagerEditRefusal(manager)
}
