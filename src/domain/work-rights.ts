import type { UserGroup } from '../api/generated/model/userGroup'
import type { WorkPartyStatus } from '../api/generated/model/workPartyStatus'

/** The user's relation to a work. */
export interface WorkRelation {
  /** The permission groups of the user. */
  groups: readonly string[]
  isResidentOfLot: boolean
  /** The user's status as a manager of the work: null if the user is not one, undefined while the status is unknown. */
  managerStatus: WorkPartyStatus | null | undefined
}

const administrationGroups: readonly UserGroup[] = ['PROPERTY_ADMIN', 'WORK_CONTROL']

const isAdministration = ({ groups }: WorkRelation): boolean =>
  administrationGroups.some((group) => groups.includes(group))

/** Returns why the user may not change the roster and the groups of workers; undefined if the user may change both. */
export function getRosterRefusal(relation: WorkRelation) {
  if (isAdministration(relation) || relation.isResidentOfLot || relation.managerStatus === 'CURRENT')
    return undefined
  if (relation.managerStatus === 'SUSPENDED') return 'WORK_MANAGER_SUSPENDED' as const
  const isNoManager = relation.managerStatus === null || relation.managerStatus === 'INVALID'
  // A newer backend may have another status, whose rights the portal does not know.
  return isNoManager ? ('WORK_NOT_MANAGED' as const) : ('WORK_ROLE_UNKNOWN' as const)
}

/**
 * Whether the user may add, change and invite managers. Only a resident of the lot who is also a current manager may do
 * so.
 */
export const canChangeManagers = ({ isResidentOfLot, managerStatus }: WorkRelation): boolean =>
  isResidentOfLot && managerStatus === 'CURRENT'
