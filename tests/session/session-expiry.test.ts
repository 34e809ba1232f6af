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

describe('the end of its time', () => {
  test('expires it to the millisecond, and keeps it on the page', () => {
    startSession(sessionData())
    vi.advanceTimersByTime(480 * minute - 1)
    expect(sessionState().isExpired).toBe(false)
    vi.advanceTimersByTime(1)
    expect(sessionState()).toMatchObject({ session: { token: 't-000001' }, isExpired: true })
  })

  test('comes in due time to one that lasts longer than a timer can wait', () => {
    const days = 60
    startSession(sessionData({ jwt_duration: days * 24 * 60 }))
    vi.advanceTimersByTime(2 ** 31)
    expect(sessionState().isExpired).toBe(false)
    vi.advanceTimersByTime(days * 24 * 60 * minute - 2 ** 31 - 1)
    expect(sessionState().isExpired).toBe(false)
    vi.advanceTimersByTime(1)
    expect(sessionState().isExpired).toBe(true)
  })

  test('is watched after a reload too', () => {
    startSession(sessionData())
    vi.advanceTimersByTime(400 * minute)
    reload()
    vi.advanceTimersByTime(80 * minute)
    expect(sessionState()).toMatchObject({ session: { token: 't-000001' }, isExpired: true })
  })

  test('waits for the clock: one set back does not expire it early', () => {
    startSession(sessionData())
    vi.setSystemTime(start.getTime() - 24 * 60 * minute)
    vi.advanceTimersByTime(480 * minute)
    expect(sessionState().isExpired).toBe(false)
  })

  test('is past when the page opens: nobody is signed in', () => {
    startSession(sessionData())
    closeStore()
    vi.setSystemTime(start.getTime() + 480 * minute)
    reload()
    expect(sessionState()).toEqual(signedOut)
  })

  test('seen by a tab that opens does not take the page from a tab that waits to sign in again', () => {
    startSession(sessionData())
    vi.advanceTimersByTime(480 * minute)
    expect(sessionState().isExpired).toBe(true)
    const before = stored()
    // The other tab is this module again: it reads the same storage.
    restoreSession()
    expect(stored()).toBe(before)
  })

  test('is told once to whoever follows', () => {
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

  test('is not waited for once nobody is signed in', () => {
    startSession(sessionData())
    endSession()
    expect(vi.getTimerCount()).toBe(0)
    startSession(sessionData())
    closeStore()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a token that was refused', () => {
  test('expires the session that it is of', () => {
    startSession(sessionData())
    expireSession('t-000001')
    expect(sessionState()).toMatchObject({ session: { token: 't-000001' }, isExpired: true })
    expect(stored()).not.toBeNull()
  })

  test('changes nothing when it has been replaced since, or nobody is signed in', () => {
    startSession(sessionData({ token: 't-2' }))
    const before = sessionState()
    expireSession('t-1')
    expect(sessionState()).toBe(before)
    endSession()
    expireSession('t-2')
    expect(sessionState()).toEqual(signedOut)
  })

  test('is told once, however many calls it was refused to', () => {
    startSession(sessionData())
    const listener = vi.fn()
    const unsubscribe = subscribeToSession(listener)
    for (let call = 0; call < 20; call += 1) expireSession('t-000001')
    expect(listener).toHaveBeenCalledTimes(1)
    unsubscribe()
  })

  test('is forgotten by signing in again', () => {
    startSession(sessionData())
    expireSession('t-000001')
    startSession(sessionData({ token: 't-2' }))
    expect(sessionState()).toMatchObject({ session: { token: 't-2' }, isExpired: false })
  })
})
