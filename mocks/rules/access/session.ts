import { refuseNotFound } from '../../contract/refusal.ts'
import { requireCallerPerson } from '../lookups.ts'
import { type AccessRules, allowAnyone, requireKnownCaller } from './guards.ts'

/**
 * The access rules for sign-in, accounts and public catalogs, and for the pages that people open by a link without signing
 * in.
 */
export const sessionAccess: AccessRules<'session' | 'accounts' | 'catalogs' | 'public'> = {
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
  getPublicInvitation: allowAnyone,
  acceptPublicInvitation: allowAnyone,
  getUnsubscribe: allowAnyone,
  confirmUnsubscribe: allowAnyone,
}
