import { createSafeStorage } from '@/browser-storage'
import { getUserIdentity } from './same-user'
import { getSessionState, isSignedOut, subscribeToSession } from './session-store'

/*
 * Records in localStorage which user owns the unfinished submissions in IndexedDB. `app` clears the submissions when
 * that user signs out or another user signs in.
 */

const key = 'portal.submissions'
const local = createSafeStorage(() => window.localStorage)

/** The identity of the signed-in user, for the keys of stored submissions. */
export const getSubmissionOwner = (): string | undefined => {
  const { session } = getSessionState()
  return session && getUserIdentity(session)
}

/** Records that the signed-in user has a stored submission. */
export function recordStoredSubmission() {
  const owner = getSubmissionOwner()
  if (owner !== undefined) local.write(key, owner)
}

/** Records that no submission is stored. */
export const clearStoredSubmissionRecord = () => local.remove(key)

/** Whether the stored submissions belong to another user, or to a user who has signed out. */
function hasForeignSubmissions(): boolean {
  const owner = local.read(key)
  if (owner === null) return false
  const user = getSubmissionOwner()
  return user === undefined ? isSignedOut() : user !== owner
}

/** Calls `clear` when the owner signs out or another user signs in. Returns the function that unsubscribes. */
export function clearSubmissionsOnSignOut(clear: () => void): () => void {
  const clearForeign = () => {
    if (hasForeignSubmissions()) clear()
  }
  clearForeign()
  return subscribeToSession(clearForeign)
}
