import type { Session } from './session-schema'

/** What stays the same for a user from one session to the next: a person of theirs, or else their email, or their name. */
export function identityOf({ properties, user }: Pick<Session, 'properties' | 'user'>): string {
  if (properties.length > 0) return String(Math.min(...properties.map(({ person_id }) => person_id)))
  return user.email ?? `${user.first_name} ${user.last_name}`
}

/** Who signed in: by their email or, where one of the two does not tell it, by what else stays the same. */
export const isSamePerson = (
  one: Pick<Session, 'properties' | 'user'>,
  other: Pick<Session, 'properties' | 'user'>,
): boolean =>
  one.user.email && other.user.email
    ? one.user.email === other.user.email
    : identityOf(one) === identityOf(other)

/**
 * Whether two sessions are of one user: of one login, or of one person. Nobody and somebody are not. A user who changes
 * their email stays the same, for the login is the same.
 */
export const isSameUser = (one: Session | undefined, other: Session | undefined): boolean =>
  one?.key === other?.key || (one !== undefined && other !== undefined && isSamePerson(one, other))
