import { testInstant } from '../mocks/client.ts'

/** The key of the session in the storage of the portal's origin. */
export const sessionKey = 'portal.session'

/**
 * Returns the text that the portal stores after a sign-in at an instant, by default that of the tests. `sessionData` is the body of
 * the response to the sign-in.
 */
export function createStoredSession(
  sessionData: Record<string, unknown>,
  instant = Date.parse(testInstant),
): string {
  const expires_at = instant + Number(sessionData.jwt_duration) * 60_000
  return JSON.stringify({ ...sessionData, version: 1, key: 'e2e', expires_at, sessionFromMobile: false })
}
