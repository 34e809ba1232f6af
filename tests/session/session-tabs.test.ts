import { describe, expect, test, vi } from 'vitest'
import { endSession, expireSession, sessionState, startSession } from '@/session/session-store'
import { closeStore, inAnotherTab, minute, openStoreBeforeEach, signedOut, stored, token } from './open-store'
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
