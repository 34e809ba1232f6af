import { createSafeStorage } from '@/browser-storage'
import { ApiError } from '../api/api-error'
import type { RenewedToken } from '../api/generated/model/renewedToken'
import type { SessionData } from '../api/generated/model/sessionData'
import { storageKey } from '../base-path'
import {
  parseStoredSession,
  type Session,
  type SessionOrigin,
  toRenewedSession,
  toSession,
} from './session-schema'

const key = 'portal.session'
const local = createSafeStorage(() => window.localStorage)
/** The longest delay of `setTimeout`. */
const maxTimerMs = 2 ** 31 - 1

/** The state of the session. While `isExpired` is true, `session` stays, and the user has to sign in again. */
export interface SessionState {
  session: Session | undefined
  isExpired: boolean
}

let state: SessionState = { session: undefined, isExpired: false }
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()
/** The tokens that renewals of this session have replaced. */
const formerTokens = new Set<string>()

function setState(next: SessionState) {
  const { session } = state
  if (session?.key !== next.session?.key) formerTokens.clear()
  else if (session && session.token !== next.session?.token) formerTokens.add(session.token)
  state = next
  clearTimeout(timer)
  if (next.session && !next.isExpired) startExpiryTimer(next.session)
  for (const listener of listeners) listener()
}

/**
 * Expires the session at `expires_at`. That instant and the current time both come from the clock of the device, so a
 * wrong clock does no harm.
 */
function startExpiryTimer(session: Session) {
  const remainingMs = session.expires_at - Date.now()
  timer = setTimeout(
    () => {
      if (Date.now() >= session.expires_at) expireSession(session.token)
      else startExpiryTimer(session)
    },
    Math.min(Math.max(remainingMs, 0), maxTimerMs),
  )
}

const isCurrent = (session: Session | undefined) => session !== undefined && session.expires_at > Date.now()

function storeSession(session: Session) {
  const text = JSON.stringify(session)
  local.write(key, text)
  // If the storage is full, the previous session is still stored, and a reload would sign in the previous user.
  if (local.read(key) !== text) local.remove(key)
}

/** Restores the stored session. An expired session stays stored, because its removal would sign out other tabs. */
export function restoreSession() {
  const session = parseStoredSession(local.read(key))
  if (!session) local.remove(key)
  setState({ session: isCurrent(session) ? session : undefined, isExpired: false })
}

/** Converts the response of a sign-in to a session. @throws `ApiError` ("garbage") if the response is invalid. */
export function requireValidSession(data: SessionData, origin?: SessionOrigin): Session {
  const session = toSession(data, Date.now(), origin)
  if (!session) throw new ApiError('garbage')
  return session
}

/** Stores a session and signs its user in. */
export function enterSession(session: Session) {
  storeSession(session)
  setState({ session, isExpired: false })
}

/**
 * Signs the user in with the response of a login, registration or handoff. Throws an `ApiError` if the response is invalid.
 */
export const startSession = (data: SessionData, origin?: SessionOrigin): void =>
  enterSession(requireValidSession(data, origin))

/** Replaces the token of the session if the token is still `formerToken`. Throws an `ApiError` if the response is invalid. */
export function renewSession(formerToken: string, response: RenewedToken) {
  if (state.session?.token !== formerToken) return
  const session = toRenewedSession(state.session, response, Date.now())
  if (!session) throw new ApiError('garbage')
  storeSession(session)
  setState({ session, isExpired: false })
}

/** Stores the user's new email, which is also the new username. */
export function changeSessionEmail(email: string) {
  if (!state.session) return
  const session = { ...state.session, user: { ...state.session.user, email } }
  local.write(key, JSON.stringify(session))
  setState({ ...state, session })
}

/** Signs out. The other open tabs notice that the stored session is removed, and sign out too. */
export function endSession() {
  local.remove(key)
  setState({ session: undefined, isExpired: false })
}

/** Adopts the renewed token that another tab has stored, without waiting for the storage event. */
export function adoptRenewedToken() {
  const stored = parseStoredSession(local.read(key))
  const isRenewed = stored?.key === state.session?.key && stored?.token !== state.session?.token
  if (isRenewed && isCurrent(stored)) setState({ session: stored, isExpired: false })
}

/**
 * If `token` is the token of the current session, expires the session in every tab. The page stays open, and the user signs
 * in again in a dialog over the page.
 */
export function expireSession(token: string) {
  adoptRenewedToken()
  if (state.isExpired || state.session?.token !== token) return
  setState({ session: state.session, isExpired: true })
  // The expired session stays stored, because other tabs treat an empty storage as a sign-out.
  const stored = parseStoredSession(local.read(key))
  // The stored session gets a new `expires_at` even if the stored instant has passed: after a change of the clock, the
  // timers of other tabs may still be running.
  if (stored?.token === token && stored.expires_at === state.session.expires_at)
    storeSession({ ...stored, expires_at: Date.now() })
}

/** If a renewal replaced `token`, returns the current token; otherwise undefined. */
export const getReplacementToken = (token: string): string | undefined =>
  formerTokens.has(token) && !state.isExpired ? state.session?.token : undefined

/** Adopts a sign-in, sign-out, renewal or expiry that another tab stored. */
function syncWithStorage() {
  const session = parseStoredSession(local.read(key))
  if (isCurrent(session)) setState({ session, isExpired: false })
  else if (session && session.key === state.session?.key) expireSession(state.session.token)
  else setState({ session: undefined, isExpired: false })
}

function syncOnStorageEvent(event: StorageEvent) {
  if (event.key === storageKey(key) || event.key === null) syncWithStorage()
}

/** Adopts what other tabs stored while the page was in the back-forward cache. */
function syncOnPageShow(event: PageTransitionEvent) {
  if (event.persisted) syncWithStorage()
}

/** Restores the session, and begins to adopt what other tabs store. Returns the function that stops the adoption. */
export function openSessionStore(): () => void {
  restoreSession()
  window.addEventListener('storage', syncOnStorageEvent)
  window.addEventListener('pageshow', syncOnPageShow)
  return () => {
    window.removeEventListener('storage', syncOnStorageEvent)
    window.removeEventListener('pageshow', syncOnPageShow)
    clearTimeout(timer)
  }
}

/** Returns the same object until the state changes. */
export const getSessionState = (): SessionState => state

/** Whether no session is stored. An expired session stays stored until its user signs out. */
export const isSignedOut = (): boolean => local.read(key) === null

/** Calls `listener` after every change of the session state. Returns the function that unsubscribes. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
