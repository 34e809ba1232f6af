import { safeStorage } from '@/browser-storage'
import { identityOf } from './same-user'
import { isSignedOut, sessionState, subscribeToSession } from './session-store'

/*
 * Whose unfinished submissions lie on this device. They themselves lie in a larger storage, which `app` empties; this
 * note beside the session tells when.
 */

const key = 'portal.submissions'
const local = safeStorage(() => window.localStorage)

/** Who is signed in, as the keys of what is kept name them; undefined for nobody. */
export const keptOwner = (): string | undefined => {
  const { session } = sessionState()
  return session && identityOf(session)
}

/** Notes that something of who is signed in is kept now. */
export function noteKeptSubmission() {
  const owner = keptOwner()
  if (owner !== undefined) local.write(key, owner)
}

/** Notes that nothing is kept any more. */
export const noteNothingKept = () => local.remove(key)

/** Whether something is kept of somebody else than who is signed in, or of who has signed out. */
function isLeftBehind(): boolean {
  const owner = local.read(key)
  if (owner === null) return false
  const now = keptOwner()
  return now === undefined ? isSignedOut() : now !== owner
}

/**
 * Calls `forget` where somebody has left submissions behind: by signing out, here or in another tab, or by somebody else
 * signing in. Answers how to stop.
 */
export function forgetSubmissionsOnSignOut(forget: () => void): () => void {
  const look = () => {
    if (isLeftBehind()) forget()
  }
  look()
  return subscribeToSession(look)
}
