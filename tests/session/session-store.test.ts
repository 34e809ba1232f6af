import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import type { SessionData } from '@/api/generated/model/sessionData'
import { endSession, expireSession, sessionState, startSession } from '@/session/session-store'
import { minute, openStoreBeforeEach, reload, signedOut, start, store, stored, token } from './open-store'
import { sessionData } from './sessions'

openStoreBeforeEach()

describe('signing in', () => {
  test('starts a session that a reload finds again', () => {
    startSession(sessionData())
    expect(sessionState()).toMatchObject({
      session: { token: 't-000001', sessionFromMobile: false, expires_at: start.getTime() + 480 * minute },
      isExpired: false,
    })
    reload()
    expect(token()).toBe('t-000001')
  })

  test('remembers that it came from the mobile app', () => {
    startSession(sessionData(), { isFromMobile: true })
    reload()
    expect(sessionState().session?.sessionFromMobile).toBe(true)
  })

  test('takes the place of the session before', () => {
    startSession(sessionData())
    startSession(sessionData({ token: 't-2', jwt_duration: 10 }))
    vi.advanceTimersByTime(9 * minute)
    expect(sessionState()).toMatchObject({ session: { token: 't-2' }, isExpired: false })
    vi.advanceTimersByTime(minute)
    expect(sessionState().isExpired).toBe(true)
  })

  test.each([{ ...sessionData(), customer: undefined }, {}, undefined, null, [], 'ok'])(
    'with an answer that is none is refused, and leaves the session that was there: %j',
    (answer) => {
      startSession(sessionData())
      const before = sessionState()
      // What the network brings is only said to be of the contract's shape.
      expect(() => startSession(answer as SessionData)).toThrow(ApiError)
      expect(sessionState()).toBe(before)
      reload()
      expect(token()).toBe('t-000001')
    },
  )
})

describe('signing out', () => {
  test('leaves nothing, here and in the storage', () => {
    startSession(sessionData())
    endSession()
    expect(sessionState()).toEqual(signedOut)
    expect(stored()).toBeNull()
  })
})

describe('what lies in the storage', () => {
  test('may be anything: it is never an error, never a session, and is thrown away', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (garbage) => {
        store(garbage)
        reload()
        expect(sessionState()).toEqual(signedOut)
        expect(stored()).toBeNull()
      }),
    )
  })

  test('may be forbidden: the session lasts as long as the page', () => {
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

  test('may be full: the session lasts as long as the page, and a reload does not sign in the user before', () => {
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
