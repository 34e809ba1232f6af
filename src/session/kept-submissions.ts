import { safeStorage } from '@/browser-storage'
import { identityOf } from './same-user'
import { isSignedOut, sessionState, subscribeToSession } from './session-store'

/*
 * Records the owner of the unfinished submissions on this device. The submissions themselves are in IndexedDB, which `app`
 * clears when this record says so.
 */

const key = 'portal.submissions'
const local = safeStorage(() => window.localStorage)

/** The identity of the signed-in user, for the keys of stored submissions; undefined if nobody is signed in. */
export const keptOwner = (): string | undefined => {
  const { session } = sessionState()
  return session && identityOf(session)
}

/** Records that the signed-in user has a stored submission. */
export function noteKeptSubmission() {
  const owner = keptOwner()
  if (owner !== undefined) local.write(key, owner)
}

/** Records that nothing is stored any more. */
export const noteNothingKept = () => local.remove(key)

/** Whether submissions of another or a signed-out user are stored. */
function isLeftBehind(): boolean {
  const owner = local.read(key)
  if (owner === null) return false
  const now = keptOwner()
  return now === undefined ? isSignedOut() : now !== owner
}

/**
 * Calls `forget` when the owner of stored submissions signs out, in any tab, or another user signs in. Returns the function
 * that stops it.
 */
export function forgetSubmissionsOnSignOut(forget: () => void): () => void {
  const look = () => {
    if (isLeftBehind()) forget()
  }
  look()
  return subscribeToSession(look)
}
