import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import type { SessionData } from '@/api/generated/model/sessionData'
import { endSession, expireSession, sessionState, startSession } from '@/session/session-store'
import { minute, openStoreBeforeEach, reload, signedOut, start, store, stored, token } from './open-store'
import { sessionData } from './sessions'

openStoreBeforeEach()

describe('signing in', () => {
  test('starts a session that survives a reload', () => {
    startSession(sessionData())
    expect(sessionState()).toMatchObject({
      session: { token: 't-000001', sessionFromMobile: false, expires_at: start.getTime() + 480 * minute },
      isExpired: false,
    })
    reload()
    expect(token()).toBe('t-000001')
  })

  test('stores that the session comes from the mobile app', () => {
    startSession(sessionData(), { isFromMobile: true })
    reload()
    expect(sessionState().session?.sessionFromMobile).toBe(true)
  })

  test('replaces the former session', () => {
    startSession(sessionData())
    startSession(sessionData({ token: 't-2', jwt_duration: 10 }))
    vi.advanceTimersByTime(9 * minute)
    expect(sessionState()).toMatchObject({ session: { token: 't-2' }, isExpired: false })
    vi.advanceTimersByTime(minute)
    expect(sessionState().isExpired).toBe(true)
  })

  test.each([{ ...sessionData(), customer: undefined }, {}, undefined, null, [], 'ok'])(
    'throws for an invalid answer, and keeps the former session: %j',
    (answer) => {
      startSession(sessionData())
      const before = sessionState()
      // The types do not check answers of the network.
      expect(() => startSession(answer as SessionData)).toThrow(ApiError)
      expect(sessionState()).toBe(before)
      reload()
      expect(token()).toBe('t-000001')
    },
  )
})

describe('signing out', () => {
  test('removes the session from the page and the storage', () => {
    startSession(sessionData())
    endSession()
    expect(sessionState()).toEqual(signedOut)
    expect(stored()).toBeNull()
  })
})

describe('the storage', () => {
  test('with an invalid text is emptied without an error', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (garbage) => {
        store(garbage)
        reload()
        expect(sessionState()).toEqual(signedOut)
        expect(stored()).toBeNull()
      }),
    )
  })

  test('that is blocked lets the session last as long as the page', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    reload()
    expect(sessionState()).toEqual(signedOut)
    startSession(sessionData())
    expect(token()).toBe('t-000001')
    expireSession('t-000001')
    expect(sessionState().isExpired).toBe(true)
    endSession()
    expect(sessionState()).toEqual(signedOut)
  })

  test('that is full lets the session last as long as the page, without restoring the former one', () => {
    startSession(sessionData({ token: 'former' }))
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    startSession(sessionData({ token: 't-2' }))
    expect(token()).toBe('t-2')
    reload()
    expect(sessionState()).toEqual(signedOut)
  })
})
