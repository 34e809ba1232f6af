import { type AccessRules, requireResident } from './guards.ts'
import { requireVisibleWork } from './works.ts'

/** Residents may read the movements of their lot; those who may see a work may read its movements. */
export const movementAccess: AccessRules<'movements' | 'work-movements'> = {
  listActivityRecords: requireResident,
  downloadActivityRecords: requireResident,
  listWorkMovements: requireVisibleWork,
  downloadWorkMovements: requireVisibleWork,
}
