import { ApiError } from '../api/api-error'
import type { SessionData } from '../api/generated/model/sessionData'
import { safeStorage } from './browser-storage'
import { parseSession, type Session, toSession } from './session-schema'

const key = 'portal.session'
const local = safeStorage(() => window.localStorage)
/** The longest wait that `setTimeout` keeps; a longer session is looked at again then. */
const longestTimer = 2 ** 31 - 1

/** `session` is who is signed in; `isExpired` that they have to sign in again before anything else works. */
export interface SessionState {
  session: Session | undefined
  isExpired: boolean
}

let state: SessionState = { session: undefined, isExpired: false }
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function become(next: SessionState) {
  state = next
  clearTimeout(timer)
  if (next.session && !next.isExpired) watchExpiry(next.session)
  for (const listener of listeners) listener()
}

function watchExpiry(session: Session) {
  const left = session.expires_at - Date.now()
  timer = setTimeout(
    () => {
      if (Date.now() >= session.expires_at) expireSession(session.token)
      else watchExpiry(session)
    },
    Math.min(Math.max(left, 0), longestTimer),
  )
}

const isCurrent = (session: Session | undefined) => session !== undefined && session.expires_at > Date.now()

/**
 * Reads what a reload left behind. An expired or unreadable session is none (P4). An expired one stays where it is: to
 * remove it would sign out the other tabs, where somebody may be about to sign in again over what they typed.
 */
export function restoreSession() {
  const session = parseSession(local.read(key))
  if (!session) local.remove(key)
  become({ session: isCurrent(session) ? session : undefined, isExpired: false })
}

/**
 * Keeps what a login, a registration or a handoff answered (P3); `expires_at` is `jwt_duration` minutes from now (P9).
 * Throws an `ApiError` ('garbage') when it is not what the contract says, and changes nothing then.
 */
export function startSession(data: SessionData, options: { isFromMobile?: boolean } = {}) {
  const session = toSession(data, Date.now(), options.isFromMobile ?? false)
  if (!session) throw new ApiError('garbage')
  const text = JSON.stringify(session)
  local.write(key, text)
  // A storage that is full still holds the former session: a reload would sign in whoever that was.
  if (local.read(key) !== text) local.remove(key)
  become({ session, isExpired: false })
}

/** Keeps another email as the user's (P7): it is the one to sign in with from now on. */
export function changeSessionEmail(email: string) {
  if (!state.session) return
  const session = { ...state.session, user: { ...state.session.user, email } }
  local.write(key, JSON.stringify(session))
  become({ ...state, session })
}

/** Forgets the session, here and, through storage, in every open tab. */
export function endSession() {
  local.remove(key)
  become({ session: undefined, isExpired: false })
}

/**
 * The session of that token no longer works. Whoever is in the middle of something keeps the page and signs in again
 * over it; a token that has been replaced since is not the session's, and changes nothing.
 */
export function expireSession(token: string) {
  if (state.isExpired || state.session?.token !== token) return
  // What is stored stays: only a sign-out empties the storage, so the other tabs can tell one from the other.
  become({ session: state.session, isExpired: true })
}

/** Another tab signed in or out. */
function followOtherTabs(event: StorageEvent) {
  if (event.key !== key && event.key !== null) return
  const session = parseSession(local.read(key))
  become({ session: isCurrent(session) ? session : undefined, isExpired: false })
}

/** Starts reading the browser's storage; answers how to stop. Called once, before the first render. */
export function openSessionStore(): () => void {
  restoreSession()
  window.addEventListener('storage', followOtherTabs)
  return () => {
    window.removeEventListener('storage', followOtherTabs)
    clearTimeout(timer)
  }
}

/** Who is signed in now. The same object until that changes. */
export const sessionState = (): SessionState => state

/** Calls `listener` after every change; answers how to stop. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
