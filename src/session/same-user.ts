import type { Session } from './session-schema'

type UserSession = Pick<Session, 'properties' | 'user'>

/** Returns the identity of a user in every session: the lowest person id, or else the email, or the name. */
export function getUserIdentity({ properties, user }: UserSession): string {
  if (properties.length > 0) return String(Math.min(...properties.map(({ person_id }) => person_id)))
  return user.email ?? `${user.first_name} ${user.last_name}`
}

/** Whether two sessions belong to one person, by email or, if a session has no email, by identity. */
export const isSamePerson = (left: UserSession, right: UserSession): boolean =>
  left.user.email && right.user.email
    ? left.user.email === right.user.email
    : getUserIdentity(left) === getUserIdentity(right)

/** Whether two sessions belong to one login or to one person. A user who changed the email has the same login. */
export const isSameUser = (left: Session | undefined, right: Session | undefined): boolean =>
  left?.key === right?.key || (left !== undefined && right !== undefined && isSamePerson(left, right))
