import { refuseNotFound } from '../../contract/refusal.ts'
import { personIn } from '../lookups.ts'
import { type AccessRules, anyone, known } from './guards.ts'

/** Signing in, one's account, and the lists that everybody may read. */
export const sessionAccess = {
  login: anyone,
  completeHandoff: anyone,
  logout: anyone,
  refreshToken: anyone,
  listHomeModules: known,
  verifyResident: anyone,
  signupResident: anyone,
  requestPasswordRecovery: anyone,
  confirmPasswordRecovery: anyone,
  getTerms: anyone,
  updatePerson: ({ db, caller, path }) => {
    if (personIn(db, caller, path.rp).id !== path.personId) refuseNotFound()
  },
  listCountries: anyone,
  listIdTypes: anyone,
} satisfies Partial<AccessRules>
