import { type AccessRules, resident } from './guards.ts'

/** The movements of a lot are its residents' to read. */
export const movementAccess = {
  listActivityRecords: resident,
  downloadActivityRecords: resident,
} satisfies Partial<AccessRules>
