import { describe, expect, test, vi } from 'vitest'
import {
  endSession,
  expireSession,
  sessionState,
  startSession,
  subscribeToSession,
} from '@/session/session-store'
import {
  closeStore,
  inAnotherTab,
  minute,
  openStoreBeforeEach,
  reload,
  signedOut,
  store,
  stored,
  token,
} from './open-store'
import { sessionData } from './sessions'

openStoreBeforeEach()

describe('another tab', () => {
  const another = () => {
    startSession(sessionData({ token: 't-2' }))
    const text = stored()
    endSession()
    return text
  }

  test('signs this tab out by signing out', () => {
    startSession(sessionData())
    inAnotherTab(null)
    expect(sessionState()).toEqual(signedOut)
  })

  test('signs this tab out by emptying the storage', () => {
    startSession(sessionData())
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(sessionState()).toEqual(signedOut)
  })

  test('signs this tab in by signing in, also over an expired session', () => {
    const text = another()
    inAnotherTab(text)
    expect(sessionState()).toMatchObject({ session: { token: 't-2' }, isExpired: false })
    endSession()
    startSession(sessionData())
    expireSession('t-000001')
    inAnotherTab(text)
    expect(sessionState()).toMatchObject({ session: { token: 't-2' }, isExpired: false })
  })

  test('signs this tab in with a session that expires in time', () => {
    inAnotherTab(another())
    vi.advanceTimersByTime(480 * minute)
    expect(sessionState()).toMatchObject({ session: { token: 't-2' }, isExpired: true })
  })

  test('signs this tab out by writing garbage, without an error', () => {
    startSession(sessionData())
    inAnotherTab('{"token":')
    expect(sessionState()).toEqual(signedOut)
  })

  test('changes nothing by writing another key', () => {
    startSession(sessionData())
    const before = sessionState()
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }))
    expect(sessionState()).toBe(before)
  })

  test('has no effect once the store is closed', () => {
    startSession(sessionData())
    closeStore()
    inAnotherTab(null)
    expect(token()).toBe('t-000001')
  })
})

describe('the expiry', () => {
  const endedElsewhere = () => JSON.stringify({ ...sessionState().session, expires_at: Date.now() })

  test('in another tab expires the session of this tab and keeps the page', () => {
    startSession(sessionData())
    const listener = vi.fn()
    const unsubscribe = subscribeToSession(listener)
    inAnotherTab(endedElsewhere())
    inAnotherTab(stored())
    expect(sessionState()).toMatchObject({ session: { token: 't-000001' }, isExpired: true })
    expect(listener).toHaveBeenCalledTimes(1)
    unsubscribe()
  })

  test('is stored for the other tabs and for new pages', () => {
    startSession(sessionData())
    expireSession('t-000001')
    expect(JSON.parse(stored() ?? '').expires_at).toBe(Date.now())
    reload()
    expect(sessionState()).toEqual(signedOut)
  })

  test('is stored too if the clock was set ahead before the timer ran', () => {
    startSession(sessionData())
    const end = sessionState().session?.expires_at ?? 0
    vi.setSystemTime(end + minute)
    expireSession('t-000001')
    expect(JSON.parse(stored() ?? '').expires_at).toBe(end + minute)
  })

  test('of the session of another user signs this tab out', () => {
    startSession(sessionData())
    inAnotherTab(JSON.stringify({ ...sessionState().session, session_id: 's-9', expires_at: Date.now() }))
    expect(sessionState()).toEqual(signedOut)
  })

  test('is ignored if another tab has renewed the session', () => {
    startSession(sessionData())
    const expires_at = Date.now() + 960 * minute
    store(JSON.stringify({ ...sessionState().session, token: 't-2', expires_at }))
    vi.advanceTimersByTime(480 * minute)
    expect(sessionState()).toMatchObject({ session: { token: 't-2' }, isExpired: false })
  })
})

test('a page from the back-forward cache notices a sign-out', () => {
  startSession(sessionData())
  localStorage.clear()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(token()).toBe('t-000001')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(sessionState()).toEqual(signedOut)
})
