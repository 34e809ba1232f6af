import { isOverdue } from './authorizations'
import type { Day } from './days'
import { getManagerEditRefusal, getManagerInviteRefusal, type ListedManager } from './work-managers'
import { getRosterRefusal, type WorkRelation } from './work-rights'

export interface RefusalContext {
  email: string | undefined
  /** Today in the neighbourhood. */
  day: Day
}

/** One rule for each action, `<thing>.<verb>`. `copy/refusals.ts` has the sentences of the codes. */
export const refusals = {
  /** An overdue authorization is view-only. */
  'authorization.edit': (authorization: { to_date: Day } | undefined, { day }: RefusalContext) =>
    authorization && isOverdue(authorization, day) ? ('AUTHORIZATION_OVERDUE' as const) : undefined,
  /** An overdue invitation is view-only. */
  'invitation.edit': (invitation: { to_date: Day } | undefined, { day }: RefusalContext) =>
    invitation && isOverdue(invitation, day) ? ('INVITATION_OVERDUE' as const) : undefined,
  /** A resident who manages the lot may change a tab if residents manage the data of the tab in this neighbourhood. */
  'lotTab.manage': (tab: { isShown: boolean; canManageProperty: boolean; isManagedByResidents: boolean }) =>
    tab.isShown && tab.canManageProperty && tab.isManagedByResidents
      ? undefined
      : ('LOT_DATA_NOT_YOURS' as const),
  /**
   * Users cannot remove themselves from a lot. The rule compares the email of the resident with the email of the user.
   * If the user has no email, the rule compares their persons.
   */
  'coResident.remove': (resident: { email: string | null; isOneself: boolean }, { email }: RefusalContext) =>
    (email === undefined ? resident.isOneself : isSameEmail(resident.email, email))
      ? ('ONESELF' as const)
      : undefined,
  'tenant.remove': (tenant: { isOneself: boolean }) => (tenant.isOneself ? ('ONESELF' as const) : undefined),
  'work.changeRoster': (reader: WorkRelation) => getRosterRefusal(reader),
  'workManager.edit': (manager: ListedManager) => getManagerEditRefusal(manager),
  'workManager.invite': (manager: ListedManager) => getManagerInviteRefusal(manager),
}

const isSameEmail = (left: string | null, right: string): boolean =>
  left !== null && left.trim().toLowerCase() === right.trim().toLowerCase()

export type RefusedAction = keyof typeof refusals

export type RefusalSubject<Action extends RefusedAction> = Parameters<(typeof refusals)[Action]>[0]

export type RefusalCode = NonNullable<ReturnType<(typeof refusals)[RefusedAction]>>
