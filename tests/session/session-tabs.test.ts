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

describe('another tab', () => {
  /** Returns the stored text of another session. */
  const createOtherSessionText = () => {
    startSession(createSessionData({ token: 't-2' }))
    const text = getStoredText()
    endSession()
    return text
  }

  test('signs this tab out by signing out', () => {
    startSession(createSessionData())
    storeInAnotherTab(null)
    expect(getSessionState()).toEqual(signedOutState)
  })

  test('signs this tab out by emptying the storage', () => {
    startSession(createSessionData())
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(getSessionState()).toEqual(signedOutState)
  })

  test('signs this tab in by signing in, also if the session of this tab has expired', () => {
    const text = createOtherSessionText()
    storeInAnotherTab(text)
    expect(getSessionState()).toMatchObject({ session: { token: 't-2' }, isExpired: false })
    endSession()
    startSession(createSessionData())
    expireSession('t-000001')
    storeInAnotherTab(text)
    expect(getSessionState()).toMatchObject({ session: { token: 't-2' }, isExpired: false })
  })

  test('signs this tab in with a session that expires on time', () => {
    storeInAnotherTab(createOtherSessionText())
    vi.advanceTimersByTime(480 * minute)
    expect(getSessionState()).toMatchObject({ session: { token: 't-2' }, isExpired: true })
  })

  test('signs this tab out by storing an invalid text, without an error', () => {
    startSession(createSessionData())
    storeInAnotherTab('{"token":')
    expect(getSessionState()).toEqual(signedOutState)
  })

  test('has no effect when it stores another key', () => {
    startSession(createSessionData())
    const oldState = getSessionState()
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }))
    expect(getSessionState()).toBe(oldState)
  })

  test('has no effect once the store is closed', () => {
    startSession(createSessionData())
    closeStore()
    storeInAnotherTab(null)
    expect(getToken()).toBe('t-000001')
  })
})

describe('the expiry of a session', () => {
  /** Returns the stored text of the session after its expiry. */
  const createExpiredSessionText = () =>
    JSON.stringify({ ...getSessionState().session, expires_at: Date.now() })

  test('in another tab expires the session of this tab, which stays on the page', () => {
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

  test('is stored too if the clock is set ahead before the timer runs', () => {
    startSession(createSessionData())
    const expiry = getSessionState().session?.expires_at ?? 0
    vi.setSystemTime(expiry + minute)
    expireSession('t-000001')
    expect(JSON.parse(getStoredText() ?? '').expires_at).toBe(expiry + minute)
  })

  test('signs this tab out if the expired session belongs to another user', () => {
    startSession(createSessionData())
    storeInAnotherTab(
      JSON.stringify({ ...getSessionState().session, session_id: 's-9', expires_at: Date.now() }),
    )
    expect(getSessionState()).toEqual(signedOutState)
  })

  test('is ignored if another tab has renewed the session', () => {
    startSession(createSessionData())
    const expires_at = Date.now() + 960 * minute
    storeText(JSON.stringify({ ...getSessionState().session, token: 't-2', expires_at }))
    vi.advanceTimersByTime(480 * minute)
    expect(getSessionState()).toMatchObject({ session: { token: 't-2' }, isExpired: false })
  })
})

test('a page from the back-forward cache notices a sign-out', () => {
  startSession(createSessionData())
  localStorage.clear()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(getToken()).toBe('t-000001')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(getSessionState()).toEqual(signedOutState)
})
