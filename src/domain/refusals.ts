import { isOverdue } from './authorizations'
import type { Day } from './days'
import { type ListedManager, managerEditRefusal, managerInviteRefusal } from './work-managers'
import { rosterRefusal, type WorkReader } from './work-rights'

/** Who asks, and when. */
export interface RefusalContext {
  /** What the user is in the neighbourhood. */
  roles: { isResident: boolean; isWorkManager: boolean; isEscalated: boolean; isAdministrator: boolean }
  /** The user's own, where it is known. */
  email: string | undefined
  /** Today in the neighbourhood. */
  day: Day
}

/**
 * Why an action on a thing is refused, as a code: undefined if it is not. One rule an action, named `<thing>.<verb>`;
 * `copy/refusals.ts` has the sentence of each code.
 */
export const refusals = {
  /** An expired authorization is view-only. */
  'authorization.edit': (authorization: { to_date: Day } | undefined, { day }: RefusalContext) =>
    authorization && isOverdue(authorization, day) ? ('AUTHORIZATION_OVERDUE' as const) : undefined,
  /** So is an expired invitation. */
  'invitation.edit': (invitation: { to_date: Day } | undefined, { day }: RefusalContext) =>
    invitation && isOverdue(invitation, day) ? ('INVITATION_OVERDUE' as const) : undefined,
  /** What a tab of a lot shows is managed by who sees it and may manage the lot, where the neighbourhood leaves it to them. */
  'lotTab.manage': (tab: { isShown: boolean; canManageProperty: boolean; isManagedByResidents: boolean }) =>
    tab.isShown && tab.canManageProperty && tab.isManagedByResidents
      ? undefined
      : ('LOT_DATA_NOT_YOURS' as const),
  /** Nobody removes themself from a lot: told by the email or, where the user's own is not known, by the person. */
  'coResident.remove': (resident: { email: string | null; isOneself: boolean }, { email }: RefusalContext) =>
    (email === undefined ? resident.isOneself : isSameEmail(resident.email, email))
      ? ('ONESELF' as const)
      : undefined,
  'tenant.remove': (tenant: { isOneself: boolean }) => (tenant.isOneself ? ('ONESELF' as const) : undefined),
  /** The roster and the groups of a work. */
  'work.changeRoster': (reader: WorkReader) => rosterRefusal(reader),
  /** Who manages a work. */
  'workManager.edit': (manager: ListedManager) => managerEditRefusal(manager),
  'workManager.invite': (manager: ListedManager) => managerInviteRefusal(manager),
}

const isSameEmail = (one: string | null, other: string): boolean =>
  one !== null && one.trim().toLowerCase() === other.trim().toLowerCase()

/** Every refused action. */
export type RefusedAction = keyof typeof refusals

/** What an action is done to. */
export type RefusalSubject<Action extends RefusedAction> = Parameters<(typeof refusals)[Action]>[0]

/** Every code that a rule answers. */
export type RefusalCode = NonNullable<ReturnType<(typeof refusals)[RefusedAction]>>
