import { describe, expect, test, vi } from 'vitest'
import {
  endSession,
  expireSession,
  getSessionState,
  restoreSession,
  startSession,
  subscribeToSession,
} from '@/session/session-store'
import {
  closeStore,
  getStoredText,
  minute,
  openStoreBeforeEach,
  reload,
  signedOutState,
  startTime,
} from './open-store'
import { createSessionData } from './sessions'

openStoreBeforeEach()

describe('the expiry of a session', () => {
  test('happens at the exact millisecond, and keeps the expired session in the state', () => {
    startSession(createSessionData())
    vi.advanceTimersByTime(480 * minute - 1)
    expect(getSessionState().isExpired).toBe(false)
    vi.advanceTimersByTime(1)
    expect(getSessionState()).toMatchObject({ session: { token: 't-000001' }, isExpired: true })
  })

  test('happens on time even if the session is longer than the longest timer', () => {
    const days = 60
    startSession(createSessionData({ jwt_duration: days * 24 * 60 }))
    vi.advanceTimersByTime(2 ** 31)
    expect(getSessionState().isExpired).toBe(false)
    vi.advanceTimersByTime(days * 24 * 60 * minute - 2 ** 31 - 1)
    expect(getSessionState().isExpired).toBe(false)
    vi.advanceTimersByTime(1)
    expect(getSessionState().isExpired).toBe(true)
  })

  test('happens after a reload too', () => {
    startSession(createSessionData())
    vi.advanceTimersByTime(400 * minute)
    reload()
    vi.advanceTimersByTime(80 * minute)
    expect(getSessionState()).toMatchObject({ session: { token: 't-000001' }, isExpired: true })
  })

  test('is delayed if the clock is set back', () => {
    startSession(createSessionData())
    vi.setSystemTime(startTime.getTime() - 24 * 60 * minute)
    vi.advanceTimersByTime(480 * minute)
    expect(getSessionState().isExpired).toBe(false)
  })

  test('signs the user out if it happens while the page is closed', () => {
    startSession(createSessionData())
    closeStore()
    vi.setSystemTime(startTime.getTime() + 480 * minute)
    reload()
    expect(getSessionState()).toEqual(signedOutState)
  })

  test('leaves the session in the storage, even when a new tab opens', () => {
    startSession(createSessionData())
    vi.advanceTimersByTime(480 * minute)
    expect(getSessionState().isExpired).toBe(true)
    const oldText = getStoredText()
    // A second reading of the same storage simulates the new tab.
    restoreSession()
    expect(getStoredText()).toBe(oldText)
  })

  test('notifies the listeners once', () => {
    const listener = vi.fn()
    const unsubscribe = subscribeToSession(listener)
    startSession(createSessionData())
    expect(listener).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(481 * minute)
    expect(listener).toHaveBeenCalledTimes(2)
    unsubscribe()
    endSession()
    expect(listener).toHaveBeenCalledTimes(2)
  })

  test('has no timer after a sign-out, or after the store is closed', () => {
    startSession(createSessionData())
    endSession()
    expect(vi.getTimerCount()).toBe(0)
    startSession(createSessionData())
    closeStore()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a rejected token', () => {
  test('expires its session, which stays stored', () => {
    startSession(createSessionData())
    expireSession('t-000001')
    expect(getSessionState()).toMatchObject({ session: { token: 't-000001' }, isExpired: true })
    expect(getStoredText()).not.toBeNull()
  })

  test('has no effect if the session has a different token or nobody is signed in', () => {
    startSession(createSessionData({ token: 't-2' }))
    const oldState = getSessionState()
    expireSession('t-1')
    expect(getSessionState()).toBe(oldState)
    endSession()
    expireSession('t-2')
    expect(getSessionState()).toEqual(signedOutState)
  })

  test('notifies the listeners only once, even if the token is rejected in twenty calls', () => {
    startSession(createSessionData())
    const listener = vi.fn()
    const unsubscribe = subscribeToSession(listener)
    for (let call = 0; call < 20; call += 1) expireSession('t-000001')
    expect(listener).toHaveBeenCalledTimes(1)
    unsubscribe()
  })

  test('does not expire the session of the next sign-in', () => {
    startSession(createSessionData())
    expireSession('t-000001')
    startSession(createSessionData({ token: 't-2' }))
    expect(getSessionState()).toMatchObject({ session: { token: 't-2' }, isExpired: false })
  })
})
