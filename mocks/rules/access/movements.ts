import { type AccessRules, resident } from './guards.ts'
import { seen } from './works.ts'

/** The movements of a lot are its residents' to read, those of a work everybody's who sees the work. */
export const movementAccess = {
  listActivityRecords: resident,
  downloadActivityRecords: resident,
  listWorkMovements: seen,
  downloadWorkMovements: seen,
} satisfies Partial<AccessRules>
