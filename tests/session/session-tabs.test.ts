import { describe, expect, test, vi } from 'vitest'
import {
  endSession,
  expireSession,
  getSessionState,
  startSession,
  subscribeToSession,
} from '@/session/session-store'
import {
  closeStore,
  getStoredText,
  getToken,
  minute,
  openStoreBeforeEach,
  reload,
  signedOutState,
  storeInAnotherTab,
  storeText,
} from './open-store'
import { createSessionData } from './sessions'

openStoreBeforeEach()

describe('this tab', () => {
  /** Returns the text that a tab stores for a second session. Leaves this tab signed out. */
  const createOtherSessionText = () => {
    startSession(createSessionData({ token: 't-2' }))
    const text = getStoredText()
    endSession()
    return text
  }

  test('is signed out when another tab signs out', () => {
    startSession(createSessionData())
    storeInAnotherTab(null)
    expect(getSessionState()).toEqual(signedOutState)
  })

  test('is signed out when another tab empties the storage', () => {
    startSession(createSessionData())
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(getSessionState()).toEqual(signedOutState)
  })

  test('is signed in when another tab signs in, even after the session has expired', () => {
    const text = createOtherSessionText()
    storeInAnotherTab(text)
    expect(getSessionState()).toMatchObject({ session: { token: 't-2' }, isExpired: false })
    endSession()
    startSession(createSessionData())
    expireSession('t-000001')
    storeInAnotherTab(text)
    expect(getSessionState()).toMatchObject({ session: { token: 't-2' }, isExpired: false })
  })

  test('adopts the session that another tab stores, and expires it on time', () => {
    storeInAnotherTab(createOtherSessionText())
    vi.advanceTimersByTime(480 * minute)
    expect(getSessionState()).toMatchObject({ session: { token: 't-2' }, isExpired: true })
  })

  test('is signed out without an error when another tab stores an invalid session', () => {
    startSession(createSessionData())
    storeInAnotherTab('{"token":')
    expect(getSessionState()).toEqual(signedOutState)
  })

  test('keeps its state when another tab stores an entry other than the session', () => {
    startSession(createSessionData())
    const oldState = getSessionState()
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }))
    expect(getSessionState()).toBe(oldState)
  })

  test('ignores a sign-out in another tab after its own store is closed', () => {
    startSession(createSessionData())
    closeStore()
    storeInAnotherTab(null)
    expect(getToken()).toBe('t-000001')
  })
})

describe('the expiry of a session', () => {
  /** Returns the text that another tab stores when it expires the current session. */
  const createExpiredSessionText = () =>
    JSON.stringify({ ...getSessionState().session, expires_at: Date.now() })

  test('in another tab also expires the session of this tab, and notifies the listeners once', () => {
    startSession(createSessionData())
    const listener = vi.fn()
    const unsubscribe = subscribeToSession(listener)
    storeInAnotherTab(createExpiredSessionText())
    storeInAnotherTab(getStoredText())
    expect(getSessionState()).toMatchObject({ session: { token: 't-000001' }, isExpired: true })
    expect(listener).toHaveBeenCalledTimes(1)
    unsubscribe()
  })

  test('is stored for the other tabs and for new pages', () => {
    startSession(createSessionData())
    expireSession('t-000001')
    expect(JSON.parse(getStoredText() ?? '').expires_at).toBe(Date.now())
    reload()
    expect(getSessionState()).toEqual(signedOutState)
  })

  test('is stored even if the clock was set ahead of `expires_at` before the timer ran', () => {
    startSession(createSessionData())
    const expiry = getSessionState().session?.expires_at ?? 0
    vi.setSystemTime(expiry + minute)
    expireSession('t-000001')
    expect(JSON.parse(getStoredText() ?? '').expires_at).toBe(expiry + minute)
  })

  test('signs this tab out if another tab stores an expired session of a different sign-in', () => {
    startSession(createSessionData())
    storeInAnotherTab(
      JSON.stringify({ ...getSessionState().session, session_id: 's-9', expires_at: Date.now() }),
    )
    expect(getSessionState()).toEqual(signedOutState)
  })

  test('in another tab is not stored again by this tab, because the tabs would answer each other without end', () => {
    startSession(createSessionData())
    const text = createExpiredSessionText()
    vi.advanceTimersByTime(minute)
    storeInAnotherTab(text)
    expect(getSessionState().isExpired).toBe(true)
    expect(getStoredText()).toBe(text)
  })

  test('in another tab does not sign in this tab, which is signed out, and causes no error in it', () => {
    startSession(createSessionData())
    const text = createExpiredSessionText()
    endSession()
    const onError = vi.fn()
    window.addEventListener('error', onError)
    storeInAnotherTab(text)
    window.removeEventListener('error', onError)
    expect(getSessionState()).toEqual(signedOutState)
    expect(onError).not.toHaveBeenCalled()
  })

  test('does not change the session that another user has stored in another tab', () => {
    startSession(createSessionData())
    const text = JSON.stringify({ ...getSessionState().session, session_id: 's-9', token: 't-theirs' })
    storeText(text)
    expireSession('t-000001')
    expect(getSessionState()).toMatchObject({ session: { token: 't-000001' }, isExpired: true })
    expect(getStoredText()).toBe(text)
  })

  test('is ignored if another tab has renewed the session', () => {
    startSession(createSessionData())
    const expires_at = Date.now() + 960 * minute
    storeText(JSON.stringify({ ...getSessionState().session, token: 't-2', expires_at }))
    vi.advanceTimersByTime(480 * minute)
    expect(getSessionState()).toMatchObject({ session: { token: 't-2' }, isExpired: false })
  })
})

test('a page from the back-forward cache notices a sign-out that it missed', () => {
  startSession(createSessionData())
  localStorage.clear()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(getToken()).toBe('t-000001')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(getSessionState()).toEqual(signedOutState)
})
