import type { Session } from './session-schema'

type Identified = Pick<Session, 'properties' | 'user'>

/** Returns the identity of a user in every session: the lowest person id, or else the email, or the name. */
export function getUserIdentity({ properties, user }: Identified): string {
  if (properties.length > 0) return String(Math.min(...properties.map(({ person_id }) => person_id)))
  return user.email ?? `${user.first_name} ${user.last_name}`
}

/** Whether two sessions are of one person, by email or, if one of them has none, by identity. */
export const isSamePerson = (left: Identified, right: Identified): boolean =>
  left.user.email && right.user.email
    ? left.user.email === right.user.email
    : getUserIdentity(left) === getUserIdentity(right)

/** Whether two sessions are of one login or of one person. The login covers a user who changed the email. */
export const isSameUser = (left: Session | undefined, right: Session | undefined): boolean =>
  left?.key === right?.key || (left !== undefined && right !== undefined && isSamePerson(left, right))
