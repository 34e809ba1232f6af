import { describe, expect, test, vi } from 'vitest'
import {
  endSession,
  expireSession,
  restoreSession,
  sessionState,
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
import { sessionData } from './sessions'

openStoreBeforeEach()

describe('the expiry of a session', () => {
  test('happens at the exact millisecond and keeps the session on the page', () => {
    startSession(sessionData())
    vi.advanceTimersByTime(480 * minute - 1)
    expect(sessionState().isExpired).toBe(false)
    vi.advanceTimersByTime(1)
    expect(sessionState()).toMatchObject({ session: { token: 't-000001' }, isExpired: true })
  })

  test('happens on time for a session that is longer than the maximum delay of a timer', () => {
    const days = 60
    startSession(sessionData({ jwt_duration: days * 24 * 60 }))
    vi.advanceTimersByTime(2 ** 31)
    expect(sessionState().isExpired).toBe(false)
    vi.advanceTimersByTime(days * 24 * 60 * minute - 2 ** 31 - 1)
    expect(sessionState().isExpired).toBe(false)
    vi.advanceTimersByTime(1)
    expect(sessionState().isExpired).toBe(true)
  })

  test('happens after a reload too', () => {
    startSession(sessionData())
    vi.advanceTimersByTime(400 * minute)
    reload()
    vi.advanceTimersByTime(80 * minute)
    expect(sessionState()).toMatchObject({ session: { token: 't-000001' }, isExpired: true })
  })

  test('is delayed if the clock is set back', () => {
    startSession(sessionData())
    vi.setSystemTime(startTime.getTime() - 24 * 60 * minute)
    vi.advanceTimersByTime(480 * minute)
    expect(sessionState().isExpired).toBe(false)
  })

  test('signs the user out if the session expires before the page opens', () => {
    startSession(sessionData())
    closeStore()
    vi.setSystemTime(startTime.getTime() + 480 * minute)
    reload()
    expect(sessionState()).toEqual(signedOutState)
  })

  test('does not remove the stored session when a tab opens', () => {
    startSession(sessionData())
    vi.advanceTimersByTime(480 * minute)
    expect(sessionState().isExpired).toBe(true)
    const before = getStoredText()
    // The new tab is simulated by reading the same storage again.
    restoreSession()
    expect(getStoredText()).toBe(before)
  })

  test('notifies the listeners once', () => {
    const listener = vi.fn()
    const unsubscribe = subscribeToSession(listener)
    startSession(sessionData())
    expect(listener).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(481 * minute)
    expect(listener).toHaveBeenCalledTimes(2)
    unsubscribe()
    endSession()
    expect(listener).toHaveBeenCalledTimes(2)
  })

  test('leaves no timer after the sign-out', () => {
    startSession(sessionData())
    endSession()
    expect(vi.getTimerCount()).toBe(0)
    startSession(sessionData())
    closeStore()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a rejected token', () => {
  test('expires its session', () => {
    startSession(sessionData())
    expireSession('t-000001')
    expect(sessionState()).toMatchObject({ session: { token: 't-000001' }, isExpired: true })
    expect(getStoredText()).not.toBeNull()
  })

  test('has no effect if the token was replaced or no user is signed in', () => {
    startSession(sessionData({ token: 't-2' }))
    const before = sessionState()
    expireSession('t-1')
    expect(sessionState()).toBe(before)
    endSession()
    expireSession('t-2')
    expect(sessionState()).toEqual(signedOutState)
  })

  test('notifies the listeners once for several calls', () => {
    startSession(sessionData())
    const listener = vi.fn()
    const unsubscribe = subscribeToSession(listener)
    for (let call = 0; call < 20; call += 1) expireSession('t-000001')
    expect(listener).toHaveBeenCalledTimes(1)
    unsubscribe()
  })

  test('has no effect after the next sign-in', () => {
    startSession(sessionData())
    expireSession('t-000001')
    startSession(sessionData({ token: 't-2' }))
    expect(sessionState()).toMatchObject({ session: { token: 't-2' }, isExpired: false })
  })
})
