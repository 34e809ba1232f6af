import { type AccessRules, requireResident } from './guards.ts'
import { requireVisibleWork } from './works.ts'

/** The movements of a lot are its residents' to read, those of a work everybody's who sees the work. */
export const movementAccess = {
  listActivityRecords: requireResident,
  downloadActivityRecords: requireResident,
  listWorkMovements: requireVisibleWork,
  downloadWorkMovements: requireVisibleWork,
} satisfies Partial<AccessRules>
