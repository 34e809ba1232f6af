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

describe('what another tab does', () => {
  const another = () => {
    startSession(sessionData({ token: 't-2' }))
    const text = stored()
    endSession()
    return text
  }

  test('signing out signs this one out', () => {
    startSession(sessionData())
    inAnotherTab(null)
    expect(sessionState()).toEqual(signedOut)
  })

  test('emptying the whole storage does too', () => {
    startSession(sessionData())
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(sessionState()).toEqual(signedOut)
  })

  test('signing in signs this one in, also over an expired session', () => {
    const text = another()
    inAnotherTab(text)
    expect(sessionState()).toMatchObject({ session: { token: 't-2' }, isExpired: false })
    endSession()
    startSession(sessionData())
    expireSession('t-000001')
    inAnotherTab(text)
    expect(sessionState()).toMatchObject({ session: { token: 't-2' }, isExpired: false })
  })

  test('its session expires here in its time', () => {
    inAnotherTab(another())
    vi.advanceTimersByTime(480 * minute)
    expect(sessionState()).toMatchObject({ session: { token: 't-2' }, isExpired: true })
  })

  test('writing garbage signs this one out, and raises nothing', () => {
    startSession(sessionData())
    inAnotherTab('{"token":')
    expect(sessionState()).toEqual(signedOut)
  })

  test('writing something else is none of our business', () => {
    startSession(sessionData())
    const before = sessionState()
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }))
    expect(sessionState()).toBe(before)
  })

  test('is not followed any more once the store is closed', () => {
    startSession(sessionData())
    closeStore()
    inAnotherTab(null)
    expect(token()).toBe('t-000001')
  })
})

describe('the end of the session', () => {
  const endedElsewhere = () => JSON.stringify({ ...sessionState().session, expires_at: Date.now() })

  test('found in another tab is known here, and the page stays', () => {
    startSession(sessionData())
    const listener = vi.fn()
    const unsubscribe = subscribeToSession(listener)
    inAnotherTab(endedElsewhere())
    inAnotherTab(stored())
    expect(sessionState()).toMatchObject({ session: { token: 't-000001' }, isExpired: true })
    expect(listener).toHaveBeenCalledTimes(1)
    unsubscribe()
  })

  test('found here is told to the others, and to a page that opens', () => {
    startSession(sessionData())
    expireSession('t-000001')
    expect(JSON.parse(stored() ?? '').expires_at).toBe(Date.now())
    reload()
    expect(sessionState()).toEqual(signedOut)
  })

  test('is told to the others too where the device’s clock was put ahead, and no timer has run yet', () => {
    startSession(sessionData())
    const end = sessionState().session?.expires_at ?? 0
    vi.setSystemTime(end + minute)
    expireSession('t-000001')
    expect(JSON.parse(stored() ?? '').expires_at).toBe(end + minute)
  })

  test('of somebody else’s is not ours: nobody is signed in here', () => {
    startSession(sessionData())
    inAnotherTab(JSON.stringify({ ...sessionState().session, session_id: 's-9', expires_at: Date.now() }))
    expect(sessionState()).toEqual(signedOut)
  })

  test('is none, if another tab has renewed it and this one slept', () => {
    startSession(sessionData())
    const expires_at = Date.now() + 960 * minute
    store(JSON.stringify({ ...sessionState().session, token: 't-2', expires_at }))
    vi.advanceTimersByTime(480 * minute)
    expect(sessionState()).toMatchObject({ session: { token: 't-2' }, isExpired: false })
  })
})

test('a page that comes back out of the browser’s cache learns that somebody signed out meanwhile', () => {
  startSession(sessionData())
  localStorage.clear()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(token()).toBe('t-000001')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(sessionState()).toEqual(signedOut)
})
