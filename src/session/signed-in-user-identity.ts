import { createSafeStorage } from '@/browser-storage'
import { getUserIdentity } from './same-user'
import { getSessionState, isSignedOut, subscribeToSession } from './session-store'

/*
 * IndexedDB contains the unfinished submissions of one user, and localStorage records the identity of that user. `app`
 * deletes the submissions when that user signs out or another user signs in.
 */

const key = 'portal.submissions'
const local = createSafeStorage(() => window.localStorage)

/** Returns the identity of the signed-in user, for the keys of stored submissions; undefined if nobody is signed in. */
export const getSignedInUserIdentity = (): string | undefined => {
  const { session } = getSessionState()
  return session && getUserIdentity(session)
}

/** Records that the stored submissions belong to the signed-in user. */
export function recordStoredSubmission() {
  const user = getSignedInUserIdentity()
  if (user !== undefined) local.write(key, user)
}

/** Records that no submission is stored. */
export const clearStoredSubmissionRecord = () => local.remove(key)

/** Whether the user of the stored submissions has signed out, or another user is signed in. */
function hasForeignSubmissions(): boolean {
  const recordedUser = local.read(key)
  if (recordedUser === null) return false
  const user = getSignedInUserIdentity()
  return user === undefined ? isSignedOut() : user !== recordedUser
}

/**
 * Calls `clear` if the user of the stored submissions has signed out or another user is signed in. Checks this now and after
 * each change of the session. Returns the function that unsubscribes.
 */
export function clearSubmissionsOnSignOut(clear: () => void): () => void {
  const clearForeign = () => {
    if (hasForeignSubmissions()) clear()
  }
  clearForeign()
  return subscribeToSession(clearForeign)
}
