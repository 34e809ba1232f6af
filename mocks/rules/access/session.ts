import { refuseNotFound } from '../../contract/refusal.ts'
import { requireCallerPerson } from '../lookups.ts'
import { type AccessRules, allowAnyone, requireKnownCaller } from './guards.ts'

/** Signing in, one's account, and the lists that everybody may read. */
export const sessionAccess = {
  login: allowAnyone,
  completeHandoff: allowAnyone,
  logout: allowAnyone,
  refreshToken: allowAnyone,
  listHomeModules: requireKnownCaller,
  verifyResident: allowAnyone,
  signupResident: allowAnyone,
  requestPasswordRecovery: allowAnyone,
  confirmPasswordRecovery: allowAnyone,
  getTerms: allowAnyone,
  updatePerson: ({ db, caller, path }) => {
    if (requireCallerPerson(db, caller, path.rp).id !== path.personId) refuseNotFound()
  },
  listCountries: allowAnyone,
  listIdTypes: allowAnyone,
} satisfies Partial<AccessRules>
