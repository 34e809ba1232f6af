import type { UserGroup } from '../api/generated/model/userGroup'
import type { Session } from './session-schema'

/**
 * A user in one of these groups is escalated: see docs/product/portal.md#roles. The list lacks ADMINISTRATOR,
 * which gives the role of administrator instead.
 */
const escalatedGroups: readonly UserGroup[] = [
  'PROPERTY_ADMIN',
  'INSURANCE_BROKER',
  'AUDITOR',
  'AMENITY_ADMIN',
  'AMENITY_CONTROL',
  'CARONE_ADMIN',
  'COMMUNICATION_ADMIN',
  'COMMUNICATION_SILICON_ADMIN',
  'WORK_CONTROL',
]

export interface Roles {
  isResident: boolean
  isEscalated: boolean
  isAdministrator: boolean
  isWorkManagerOnly: boolean
}

/** Returns the user's roles in a neighbourhood. Without a neighbourhood, the user is not a resident. */
export function getRoles(
  session: { user: Pick<Session['user'], 'groups'>; properties: readonly { real_property_id: number }[] },
  realPropertyId: number | undefined,
): Roles {
  const groups = new Set(session.user.groups)
  const isResident =
    session.properties.some((property) => property.real_property_id === realPropertyId) &&
    !groups.has('PROPERTY_ADMIN')
  const isEscalated = escalatedGroups.some((group) => groups.has(group))
  const isAdministrator = groups.has('ADMINISTRATOR')
  return {
    isResident,
    isEscalated,
    isAdministrator,
    isWorkManagerOnly: !isEscalated && !isAdministrator && !isResident,
  }
}
