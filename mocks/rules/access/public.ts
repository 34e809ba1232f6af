import { type AccessRules, allowAnyone } from './guards.ts'

/** Who has the link may open the page. */
export const publicAccess = {
  getPublicInvitation: allowAnyone,
  acceptPublicInvitation: allowAnyone,
  getUnsubscribe: allowAnyone,
  confirmUnsubscribe: allowAnyone,
} satisfies Partial<AccessRules>
