import type { Session } from './session-schema'

/**
 * Whether two sessions are of one user: of one login, or of one email. Nobody and somebody are not. A user who changes
 * their email stays the same, for the login is the same.
 */
export const isSameUser = (one: Session | undefined, other: Session | undefined): boolean =>
  one?.session_id === other?.session_id || one?.user.email === other?.user.email
