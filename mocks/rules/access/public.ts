import { type AccessRules, allowAnyone } from './guards.ts'

/** The link is the only permission that these pages need. */
export const publicAccess: AccessRules<'public'> = {
  getPublicInvitation: allowAnyone,
  acceptPublicInvitation: allowAnyone,
  getUnsubscribe: allowAnyone,
  confirmUnsubscribe: allowAnyone,
}
