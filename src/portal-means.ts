import type { SessionData } from './api/generated/model/sessionData'
import { root } from './root'

/*
 * What the portal lends to the demo's panel, which knows nothing of it: the one place that reads and writes the session.
 * Of builds with the mock alone. It is fetched when it is used, for the pages of `public.html` start without it.
 */
const store = () => import('./session/session-store')

/** The email of whoever is signed in here; undefined if nobody is. */
async function signedInAs(): Promise<string | undefined> {
  const { restoreSession, sessionState } = await store()
  // A page that is opened from a link in a message has not read it.
  if (!sessionState().session) restoreSession()
  return sessionState().session?.user.email
}

/** Keeps what a login answered. @throws ApiError ('garbage') if it is not what the contract says. */
async function keepSession(answer: Record<string, unknown>): Promise<void> {
  const { startSession } = await store()
  startSession(answer as unknown as SessionData)
}

/** Signs out here and in the other tabs. */
async function endSession(): Promise<void> {
  const session = await store()
  session.endSession()
}

/** All of it. */
export const portalMeans = { root, signedInAs, keepSession, endSession }
