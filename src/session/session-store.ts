import { safeStorage } from '@/browser-storage'
import { ApiError } from '../api/api-error'
import type { RenewedToken } from '../api/generated/model/renewedToken'
import type { SessionData } from '../api/generated/model/sessionData'
import { storageKey } from '../base-path'
import { parseSession, type Session, type SessionOrigin, toRenewed, toSession } from './session-schema'

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
/** The tokens that this session had before its renewals. */
const formerTokens = new Set<string>()

function become(next: SessionState) {
  const { session } = state
  if (session?.key !== next.session?.key) formerTokens.clear()
  else if (session && session.token !== next.session?.token) formerTokens.add(session.token)
  state = next
  clearTimeout(timer)
  if (next.session && !next.isExpired) watchExpiry(next.session)
  for (const listener of listeners) listener()
}

/** Only the device's clock is asked, at the login and now: whatever it is off by falls out of the sum. */
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

function keep(session: Session) {
  const text = JSON.stringify(session)
  local.write(key, text)
  // A storage that is full still holds the former session: a reload would sign in whoever that was.
  if (local.read(key) !== text) local.remove(key)
}

/**
 * Reads what a reload left behind. An expired or unreadable session is none. An expired one stays where it is: to
 * remove it would sign out the other tabs, where somebody may be about to sign in again over what they typed.
 */
export function restoreSession() {
  const session = parseSession(local.read(key))
  if (!session) local.remove(key)
  become({ session: isCurrent(session) ? session : undefined, isExpired: false })
}

/**
 * What a login, a registration or a handoff answered, as a session that nobody has entered yet; `expires_at` is
 * `jwt_duration` minutes from now. Throws an `ApiError` ('garbage') when it is not what the contract says.
 */
export function readSession(data: SessionData, origin?: SessionOrigin): Session {
  const session = toSession(data, Date.now(), origin)
  if (!session) throw new ApiError('garbage')
  return session
}

/** Keeps a session: from now on its user is signed in. */
export function enterSession(session: Session) {
  keep(session)
  become({ session, isExpired: false })
}

/** Enters with what a login, a registration or a handoff answered. Throws as `readSession` does, and changes nothing then. */
export const startSession = (data: SessionData, origin?: SessionOrigin): void =>
  enterSession(readSession(data, origin))

/**
 * Keeps the token that took the place of `replaced`, and all the rest as it is. Changes nothing when `replaced` is
 * not the session's any more, or the answer is not what the contract says.
 */
export function renewSession(replaced: string, answer: RenewedToken) {
  if (state.session?.token !== replaced) return
  const session = toRenewed(state.session, answer, Date.now())
  if (!session) return
  keep(session)
  become({ session, isExpired: false })
}

/** Keeps another email as the user's: it is the one to sign in with from now on. */
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

/** Takes over the token that another tab got for this session, should the browser not have told of it yet. */
export function followRenewal() {
  const stored = parseSession(local.read(key))
  const isSame = stored?.key === state.session?.key && stored?.token !== state.session?.token
  if (isSame && isCurrent(stored)) become({ session: stored, isExpired: false })
}

/**
 * The session of that token no longer works, in any tab. Whoever is in the middle of something keeps the page and signs
 * in again over it; a token that has been replaced since is not the session's, and changes nothing.
 */
export function expireSession(token: string) {
  followRenewal()
  if (state.isExpired || state.session?.token !== token) return
  become({ session: state.session, isExpired: true })
  // It stays stored, as one that has ended: only a sign-out empties the storage, so the other tabs can tell them apart.
  const stored = parseSession(local.read(key))
  // Written also where it is past already, for a clock that was put ahead has run out no other tab's timer.
  if (stored?.token === token && stored.expires_at === state.session.expires_at)
    keep({ ...stored, expires_at: Date.now() })
}

/** The token that a renewal put in the place of that one; undefined when none did. */
export const tokenInPlaceOf = (token: string): string | undefined =>
  formerTokens.has(token) && !state.isExpired ? state.session?.token : undefined

/** Another tab signed in or out, renewed the session or found that it has ended. */
function followStorage() {
  const session = parseSession(local.read(key))
  if (isCurrent(session)) become({ session, isExpired: false })
  else if (session && session.key === state.session?.key) expireSession(state.session.token)
  else become({ session: undefined, isExpired: false })
}

function followOtherTabs(event: StorageEvent) {
  if (event.key === storageKey(key) || event.key === null) followStorage()
}

/** A page that comes out of the browser's back-forward cache has missed what the other tabs did. */
function followAfterSleep(event: PageTransitionEvent) {
  if (event.persisted) followStorage()
}

/** Starts reading the browser's storage; answers how to stop. Called once, before the first render. */
export function openSessionStore(): () => void {
  restoreSession()
  window.addEventListener('storage', followOtherTabs)
  window.addEventListener('pageshow', followAfterSleep)
  return () => {
    window.removeEventListener('storage', followOtherTabs)
    window.removeEventListener('pageshow', followAfterSleep)
    clearTimeout(timer)
  }
}

/** Who is signed in now. The same object until that changes. */
export const sessionState = (): SessionState => state

/** Whether nobody has a session in this browser: one that has ended stays stored until its user signs out. */
export const isSignedOut = (): boolean => local.read(key) === null

/** Calls `listener` after every change; answers how to stop. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
