import type { Session } from './session-schema'

type UserSession = Pick<Session, 'properties' | 'user'>

/**
 * Returns a text that is equal in all sessions of a user: the lowest person id or, for a user without lots, the email
 * or else the name.
 */
export function getUserIdentity({ properties, user }: UserSession): string {
  if (properties.length > 0) return String(Math.min(...properties.map(({ person_id }) => person_id)))
  return user.email ?? `${user.first_name} ${user.last_name}`
}

/** Whether two sessions belong to one account. Compares the emails or, if a session has no email, the identities. */
export const isSameAccount = (left: UserSession, right: UserSession): boolean =>
  left.user.email && right.user.email
    ? left.user.email === right.user.email
    : getUserIdentity(left) === getUserIdentity(right)

/**
 * Whether two sessions come from one sign-in (equal `key`) or belong to one account. The key also matches after the user
 * has changed the email. Two absent sessions count as those of the same user.
 */
export function isSameUser(left: Session | undefined, right: Session | undefined): boolean {
  if (!left || !right) return left === right
  // Sessions that older versions stored have the empty key, which identifies no sign-in.
  return (left.key !== '' && left.key === right.key) || isSameAccount(left, right)
}
