import { describe, expect, test, vi } from 'vitest'
import {
  endSession,
  expireSession,
  restoreSession,
  sessionState,
  startSession,
  subscribeToSession,
} from '@/session/session-store'
import { closeStore, minute, openStoreBeforeEach, reload, signedOut, start, stored } from './open-store'
import { sessionData } from './sessions'

openStoreBeforeEach()

describe('the expiry', () => {
  test('comes at the exact millisecond and keeps the session on the page', () => {
    startSession(sessionData())
    vi.advanceTimersByTime(480 * minute - 1)
    expect(sessionState().isExpired).toBe(false)
    vi.advanceTimersByTime(1)
    expect(sessionState()).toMatchObject({ session: { token: 't-000001' }, isExpired: true })
  })

  test('comes in time for a session longer than the maximum of a timer', () => {
    const days = 60
    startSession(sessionData({ jwt_duration: days * 24 * 60 }))
    vi.advanceTimersByTime(2 ** 31)
    expect(sessionState().isExpired).toBe(false)
    vi.advanceTimersByTime(days * 24 * 60 * minute - 2 ** 31 - 1)
    expect(sessionState().isExpired).toBe(false)
    vi.advanceTimersByTime(1)
    expect(sessionState().isExpired).toBe(true)
  })

  test('comes after a reload too', () => {
    startSession(sessionData())
    vi.advanceTimersByTime(400 * minute)
    reload()
    vi.advanceTimersByTime(80 * minute)
    expect(sessionState()).toMatchObject({ session: { token: 't-000001' }, isExpired: true })
  })

  test('waits if the clock is set back', () => {
    startSession(sessionData())
    vi.setSystemTime(start.getTime() - 24 * 60 * minute)
    vi.advanceTimersByTime(480 * minute)
    expect(sessionState().isExpired).toBe(false)
  })

  test('before the page opens signs the user out', () => {
    startSession(sessionData())
    closeStore()
    vi.setSystemTime(start.getTime() + 480 * minute)
    reload()
    expect(sessionState()).toEqual(signedOut)
  })

  test('does not remove the stored session when a tab opens', () => {
    startSession(sessionData())
    vi.advanceTimersByTime(480 * minute)
    expect(sessionState().isExpired).toBe(true)
    const before = stored()
    // The new tab is simulated by reading the same storage again.
    restoreSession()
    expect(stored()).toBe(before)
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

  test('has no timer after the sign-out', () => {
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
    expect(stored()).not.toBeNull()
  })

  test('changes nothing if it was replaced or nobody is signed in', () => {
    startSession(sessionData({ token: 't-2' }))
    const before = sessionState()
    expireSession('t-1')
    expect(sessionState()).toBe(before)
    endSession()
    expireSession('t-2')
    expect(sessionState()).toEqual(signedOut)
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
