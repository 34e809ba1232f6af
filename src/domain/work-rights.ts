import type { UserGroup } from '../api/generated/model/userGroup'
import type { WorkPartyStatus } from '../api/generated/model/workPartyStatus'

/** What somebody is to a work. */
export interface WorkReader {
  /** The user's groups. */
  groups: readonly string[]
  /** Whether the user is a resident of the work's lot. */
  isResidentOfLot: boolean
  /** How the user stands as one of its managers: null for who is none, undefined while it is not known. */
  managerStatus: WorkPartyStatus | null | undefined
}

const administration: readonly UserGroup[] = ['PROPERTY_ADMIN', 'WORK_CONTROL']

const isAdministration = ({ groups }: WorkReader): boolean =>
  administration.some((group) => groups.includes(group))

/**
 * Why somebody may not change the roster and the groups of a work, as a code; undefined if they may. The
 * Administration, the residents of the lot and the current managers do; who is suspended only looks, and what is not
 * known yet allows nothing.
 */
export function rosterRefusal(reader: WorkReader) {
  if (isAdministration(reader) || reader.isResidentOfLot || reader.managerStatus === 'CURRENT')
    return undefined
  if (reader.managerStatus === 'SUSPENDED') return 'WORK_MANAGER_SUSPENDED' as const
  return reader.managerStatus === undefined ? ('WORK_ROLE_UNKNOWN' as const) : ('WORK_NOT_MANAGED' as const)
}

/** Whether somebody adds, changes and invites managers: a resident of the lot who is a current manager too. */
export const canChangeManagers = ({ isResidentOfLot, managerStatus }: WorkReader): boolean =>
  isResidentOfLot && managerStatus === 'CURRENT'
