import { type AccessRules, anyone } from './guards.ts'

/** Who has the link may open the page. */
export const publicAccess = {
  getPublicInvitation: anyone,
  acceptPublicInvitation: anyone,
  getUnsubscribe: anyone,
  confirmUnsubscribe: anyone,
} satisfies Partial<AccessRules>
