import { hasKnownType, isExpiredAuthorization } from './authorizations'
import type { Day } from './days'
import { getManagerEditRefusal, getManagerInviteRefusal, type ListedManager } from './work-managers'
import { getRosterRefusal, type WorkRelation } from './work-rights'

export interface RefusalContext {
  /** The email of the signed-in user. */
  email: string | undefined
  /** Today in the neighbourhood. */
  day: Day
}

/**
 * One rule for each action, `<thing>.<verb>`. A rule returns a code if the action is refused, otherwise undefined.
 * `copy/refusals.ts` has the sentences of the codes.
 */
export const refusals = {
  /** An expired authorization is view-only. So is one of an unknown type, because the type decides which form edits it. */
  'authorization.edit': (
    authorization: { to_date: Day; preauthorization_type: string } | undefined,
    { day }: RefusalContext,
  ) => {
    if (!authorization) return undefined
    if (isExpiredAuthorization(authorization, day)) return 'AUTHORIZATION_EXPIRED' as const
    return hasKnownType(authorization) ? undefined : ('AUTHORIZATION_TYPE_UNKNOWN' as const)
  },
  /** An expired invitation is view-only. */
  'invitation.edit': (invitation: { to_date: Day } | undefined, { day }: RefusalContext) =>
    invitation && isExpiredAuthorization(invitation, day) ? ('INVITATION_EXPIRED' as const) : undefined,
  'lotTab.manage': (tab: { isShown: boolean; canManageProperty: boolean; isManagedByResidents: boolean }) =>
    tab.isShown && tab.canManageProperty && tab.isManagedByResidents
      ? undefined
      : ('LOT_DATA_NOT_YOURS' as const),
  /**
   * Users cannot remove themselves from a lot. If the user has an email, the co-resident with the same email is the user.
   * If the user has no email, `isOneself` decides.
   */
  'coResident.remove': (resident: { email: string | null; isOneself: boolean }, { email }: RefusalContext) =>
    (email === undefined ? resident.isOneself : isSameEmail(resident.email, email))
      ? ('ONESELF' as const)
      : undefined,
  'tenant.remove': (tenant: { isOneself: boolean }) => (tenant.isOneself ? ('ONESELF' as const) : undefined),
  'work.changeRoster': (relation: WorkRelation) => getRosterRefusal(relation),
  'workManager.edit': (manager: ListedManager) => getManagerEditRefusal(manager),
  'workManager.invite': (manager: ListedManager) => getManagerInviteRefusal(manager),
}

const isSameEmail = (left: string | null, right: string): boolean =>
  left !== null && left.trim().toLowerCase() === right.trim().toLowerCase()

export type RefusedAction = keyof typeof refusals

export type RefusalSubject<Action extends RefusedAction> = Parameters<(typeof refusals)[Action]>[0]

export type RefusalCode = NonNullable<ReturnType<(typeof refusals)[RefusedAction]>>
