import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import type { SessionData } from '@/api/generated/model/sessionData'
import {
  changeSessionEmail,
  endSession,
  expireSession,
  getReplacementToken,
  getSessionState,
  renewSession,
  startSession,
} from '@/session/session-store'
import {
  getStoredText,
  getToken,
  minute,
  openStoreBeforeEach,
  reload,
  signedOutState,
  startTime,
  storeText,
} from './open-store'
import { createSessionData } from './sessions'

openStoreBeforeEach()

describe('signing in', () => {
  test('starts a session that a reload restores', () => {
    startSession(createSessionData())
    expect(getSessionState()).toMatchObject({
      session: {
        token: 't-000001',
        sessionFromMobile: false,
        expires_at: startTime.getTime() + 480 * minute,
      },
      isExpired: false,
    })
    reload()
    expect(getToken()).toBe('t-000001')
  })

  test('is possible after a reload with a stored token that cannot be in a header', () => {
    startSession(createSessionData())
    storeText((getStoredText() ?? '').replace('t-000001', 't-\\n€'))
    reload()
    expect(getSessionState()).toEqual(signedOutState)
    expect(getStoredText()).toBeNull()
    startSession(createSessionData({ token: 't-2' }))
    expect(getToken()).toBe('t-2')
  })

  test('stores whether the mobile app started the session', () => {
    startSession(createSessionData(), { isFromMobile: true })
    reload()
    expect(getSessionState().session?.sessionFromMobile).toBe(true)
  })

  test('replaces the former session and its expiry', () => {
    startSession(createSessionData())
    startSession(createSessionData({ token: 't-2', jwt_duration: 10 }))
    vi.advanceTimersByTime(9 * minute)
    expect(getSessionState()).toMatchObject({ session: { token: 't-2' }, isExpired: false })
    vi.advanceTimersByTime(minute)
    expect(getSessionState().isExpired).toBe(true)
  })

  test.each([{ ...createSessionData(), customer: undefined }, {}, undefined, null, [], 'ok'])(
    'throws for an invalid response, and keeps the former session: %j',
    (response) => {
      startSession(createSessionData())
      const oldState = getSessionState()
      // At runtime, the response may be of any type.
      expect(() => startSession(response as SessionData)).toThrow(new ApiError('garbage'))
      expect(getSessionState()).toBe(oldState)
      reload()
      expect(getToken()).toBe('t-000001')
    },
  )
})

describe('signing out', () => {
  test('removes the session from the page and the storage', () => {
    startSession(createSessionData())
    endSession()
    expect(getSessionState()).toEqual(signedOutState)
    expect(getStoredText()).toBeNull()
  })
})

describe('a change of the email', () => {
  test('stays after a reload, and changes nothing else in the session', () => {
    startSession(createSessionData())
    const { session } = getSessionState()
    changeSessionEmail('carolina@example.com')
    const changedSession = { ...session, user: { ...session?.user, email: 'carolina@example.com' } }
    expect(getSessionState()).toEqual({ session: changedSession, isExpired: false })
    reload()
    expect(getSessionState().session).toEqual(changedSession)
  })

  test('does not make the token a former token, which the current token would replace', () => {
    startSession(createSessionData())
    changeSessionEmail('carolina@example.com')
    expect(getReplacementToken('t-000001')).toBeUndefined()
  })

  test('does not revive an expired session', () => {
    startSession(createSessionData())
    expireSession('t-000001')
    changeSessionEmail('carolina@example.com')
    expect(getSessionState().isExpired).toBe(true)
  })

  test('has no effect while nobody is signed in', () => {
    changeSessionEmail('carolina@example.com')
    expect(getSessionState()).toEqual(signedOutState)
    expect(getStoredText()).toBeNull()
  })
})

test('a renewed token that arrives after the sign-out has no effect', () => {
  renewSession('t-000001', { token: 't-2', jwt_duration: 480 })
  expect(getSessionState()).toEqual(signedOutState)
  expect(getStoredText()).toBeNull()
})

describe('a session', () => {
  test('is removed from the storage without an error if its stored text is invalid', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (invalidText) => {
        storeText(invalidText)
        reload()
        expect(getSessionState()).toEqual(signedOutState)
        expect(getStoredText()).toBeNull()
      }),
    )
  })

  test('starts, expires and ends on the page even if the storage is blocked', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    reload()
    expect(getSessionState()).toEqual(signedOutState)
    startSession(createSessionData())
    expect(getToken()).toBe('t-000001')
    expireSession('t-000001')
    expect(getSessionState().isExpired).toBe(true)
    endSession()
    expect(getSessionState()).toEqual(signedOutState)
  })

  test('lasts only until the next reload if the storage is full', () => {
    startSession(createSessionData({ token: 'former' }))
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    startSession(createSessionData({ token: 't-2' }))
    expect(getToken()).toBe('t-2')
    reload()
    expect(getSessionState()).toEqual(signedOutState)
  })
})
