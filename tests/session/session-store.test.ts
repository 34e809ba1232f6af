import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import type { SessionData } from '@/api/generated/model/sessionData'
import {
  endSession,
  expireSession,
  openSessionStore,
  restoreSession,
  sessionState,
  startSession,
  subscribeToSession,
} from '@/session/session-store'
import { sessionData } from './sessions'

const key = 'portal.session'
const minute = 60_000
const start = new Date('2026-03-16T10:00:00-03:00')
const signedOut = { session: undefined, isExpired: false }
let close: () => void

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  localStorage.clear()
  close = openSessionStore()
})

afterEach(() => {
  close()
  vi.useRealTimers()
})

/** What a reload does: the store reads the storage anew. */
function reload() {
  close()
  close = openSessionStore()
}

/** What another tab does to the storage, and how the browser tells this one. */
function inAnotherTab(text: string | null) {
  if (text === null) localStorage.removeItem(key)
  else localStorage.setItem(key, text)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }))
}

const stored = () => localStorage.getItem(key)
const token = () => sessionState().session?.token

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
    close()
    vi.setSystemTime(start.getTime() + 480 * minute)
    close = openSessionStore()
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
    close()
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

describe('signing out', () => {
  test('leaves nothing, here and in the storage', () => {
    startSession(sessionData())
    endSession()
    expect(sessionState()).toEqual(signedOut)
    expect(stored()).toBeNull()
  })
})

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
    close()
    inAnotherTab(null)
    expect(token()).toBe('t-000001')
  })
})

describe('what lies in the storage', () => {
  test('may be anything: it is never an error, never a session, and is thrown away', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (garbage) => {
        localStorage.setItem(key, garbage)
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
