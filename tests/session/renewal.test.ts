import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRenewal } from '@/session/renewal'
import { endSession, sessionState, startSession, subscribeToSession } from '@/session/session-store'
import { installLocks } from './fake-locks'
import { inAnotherTab, minute, openStoreBeforeEach, reload, start, stored, token } from './open-store'
import { sessionData } from './sessions'

openStoreBeforeEach()

let locks: ReturnType<typeof installLocks>
const renew = vi.fn()
let renewal: ReturnType<typeof createRenewal>

beforeEach(() => {
  locks = installLocks()
  let count = 1
  renew.mockReset().mockImplementation(async () => {
    count += 1
    return { token: `t-${count}`, jwt_duration: 480 }
  })
  renewal = createRenewal(renew)
})
afterEach(() => locks.remove())

/** Signs in, and lets so many of its 480 minutes pass. */
function signInBefore(minutes: number) {
  startSession(sessionData())
  vi.advanceTimersByTime(minutes * minute)
}

describe('renewing', () => {
  test.each([
    [0, 0],
    [384, 0],
    [385, 1],
    [479, 1],
    [480, 0],
  ])('after %i of 480 minutes: %i calls', async (minutes, calls) => {
    signInBefore(minutes)
    await renewal.renewIfDue()
    expect(renew).toHaveBeenCalledTimes(calls)
  })

  test('takes the new token for its whole time, and leaves the rest as it is', async () => {
    startSession(sessionData(), { isFromMobile: true })
    const before = sessionState().session
    vi.advanceTimersByTime(400 * minute)
    await renewal.renewIfDue()
    expect(renew).toHaveBeenCalledWith('t-000001')
    const after = { ...before, token: 't-2', expires_at: start.getTime() + 880 * minute }
    expect(sessionState()).toEqual({ session: after, isExpired: false })
    reload()
    expect(sessionState().session).toEqual(after)
  })

  test('is one call, however often the user moves', async () => {
    signInBefore(400)
    await Promise.all(Array.from({ length: 20 }, () => renewal.renewIfDue()))
    expect(renew).toHaveBeenCalledTimes(1)
    expect(token()).toBe('t-2')
  })

  test('is one call for all tabs: while one renews, and until the others can know of it, no other asks', async () => {
    signInBefore(400)
    const another = createRenewal(renew)
    const before = stored()
    await Promise.all([renewal.renewIfDue(), another.renewIfDue()])
    expect(renew).toHaveBeenCalledTimes(1)
    // The other tab goes on with what its browser has told it so far.
    localStorage.setItem('portal.session', before ?? '')
    reload()
    await another.renewIfDue()
    expect(renew).toHaveBeenCalledTimes(1)
  })

  test('that failed in one tab is another’s to try, at once', async () => {
    signInBefore(400)
    renew.mockRejectedValueOnce(new Error('no network'))
    await renewal.renewIfDue()
    await createRenewal(renew).renewIfDue()
    expect(renew).toHaveBeenCalledTimes(2)
    expect(token()).toBe('t-2')
  })

  test('works where the browser has no locks', async () => {
    locks.remove()
    signInBefore(400)
    await renewal.renewIfDue()
    expect(token()).toBe('t-2')
  })

  test('that fails is silent, is tried again after a minute, and lets the session end in its time', async () => {
    renew.mockRejectedValueOnce(new Error('no network'))
    signInBefore(400)
    const listener = vi.fn()
    const unsubscribe = subscribeToSession(listener)
    await renewal.renewIfDue()
    await renewal.renewIfDue()
    expect(renew).toHaveBeenCalledTimes(1)
    expect(listener).not.toHaveBeenCalled()
    vi.advanceTimersByTime(minute)
    await renewal.renewIfDue()
    expect(token()).toBe('t-2')
    renew.mockRejectedValue(new Error('no network'))
    vi.advanceTimersByTime(450 * minute)
    await renewal.renewIfDue()
    expect(sessionState().isExpired).toBe(false)
    vi.advanceTimersByTime(30 * minute)
    expect(sessionState()).toMatchObject({ session: { token: 't-2' }, isExpired: true })
    unsubscribe()
  })

  test.each([{}, { token: '', jwt_duration: 480 }, { token: 't-2', jwt_duration: 0 }, null])(
    'with an answer that is none changes nothing: %j',
    async (answer) => {
      renew.mockResolvedValue(answer)
      signInBefore(400)
      const before = sessionState()
      await renewal.renewIfDue()
      expect(sessionState()).toBe(before)
    },
  )

  test('does not bring back who signed out meanwhile, nor touch who signed in', async () => {
    signInBefore(400)
    renew.mockImplementationOnce(async () => {
      endSession()
      return { token: 't-2', jwt_duration: 480 }
    })
    await renewal.renewIfDue()
    expect(sessionState().session).toBeUndefined()
    expect(stored()).toBeNull()
  })

  test('is nothing when nobody is signed in', async () => {
    await renewal.renewIfDue()
    expect(renew).not.toHaveBeenCalled()
  })
})

describe('a token that was refused', () => {
  test('by twenty calls at once expires the session once, and renews nothing', async () => {
    startSession(sessionData())
    const listener = vi.fn()
    const unsubscribe = subscribeToSession(listener)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => renewal.replaceRejectedToken('t-000001')),
    )
    expect(new Set(answers)).toEqual(new Set([undefined]))
    expect(listener).toHaveBeenCalledTimes(1)
    expect(sessionState().isExpired).toBe(true)
    expect(renew).not.toHaveBeenCalled()
    unsubscribe()
  })

  test('while it was being renewed gives way to the new one, in twenty calls', async () => {
    signInBefore(400)
    const running = renewal.renewIfDue()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => renewal.replaceRejectedToken('t-000001')),
    )
    await running
    expect(new Set(answers)).toEqual(new Set(['t-2']))
    expect(renew).toHaveBeenCalledTimes(1)
    expect(sessionState().isExpired).toBe(false)
  })

  test('because another tab renewed it gives way too, also before the browser has told of it', async () => {
    startSession(sessionData())
    const other = { ...sessionState().session, token: 't-other' }
    localStorage.setItem('portal.session', JSON.stringify(other))
    expect(await renewal.replaceRejectedToken('t-000001')).toBe('t-other')
    expect(sessionState()).toMatchObject({ session: { token: 't-other' }, isExpired: false })
  })

  test('that another tab has just renewed waits for the browser to tell of it', async () => {
    startSession(sessionData())
    const before = sessionState().session
    const release = locks.hold(`portal.renewal.${before?.session_id}.${before?.expires_at}`)
    const answer = renewal.replaceRejectedToken('t-000001')
    await Promise.resolve()
    inAnotherTab(JSON.stringify({ ...before, token: 't-other' }))
    expect(await answer).toBe('t-other')
    await release()
  })

  test('that another tab could not renew expires the session', async () => {
    startSession(sessionData())
    const before = sessionState().session
    const release = locks.hold(`portal.renewal.${before?.session_id}.${before?.expires_at}`)
    const answer = renewal.replaceRejectedToken('t-000001')
    await release()
    expect(await answer).toBeUndefined()
    expect(sessionState().isExpired).toBe(true)
  })

  test('is never replaced by somebody else’s', async () => {
    startSession(sessionData())
    inAnotherTab(JSON.stringify({ ...sessionState().session, session_id: 's-9', token: 't-theirs' }))
    expect(await renewal.replaceRejectedToken('t-000001')).toBeUndefined()
    expect(sessionState()).toMatchObject({ session: { token: 't-theirs' }, isExpired: false })
  })
})

describe('clocks', () => {
  const zones = ['America/Argentina/Buenos_Aires', 'Asia/Kolkata', 'Pacific/Kiritimati']
  const offsets = [-24 * 60, -10, 0, 10, 24 * 60]

  test('of any zone, and off by minutes or by a day: the session lasts what the API said, and is renewed in time', async () => {
    const before = process.env.TZ
    for (const zone of zones)
      for (const offset of offsets) {
        process.env.TZ = zone
        vi.setSystemTime(start.getTime() + offset * minute)
        renew.mockClear()
        renewal = createRenewal(renew)
        startSession(sessionData({ token: `${zone}${offset}` }))
        vi.advanceTimersByTime(384 * minute)
        await renewal.renewIfDue()
        expect(renew, `${zone} ${offset}`).not.toHaveBeenCalled()
        vi.advanceTimersByTime(minute)
        await renewal.renewIfDue()
        expect(renew, `${zone} ${offset}`).toHaveBeenCalledTimes(1)
        reload()
        vi.advanceTimersByTime(480 * minute - 1)
        expect(sessionState().isExpired, `${zone} ${offset}`).toBe(false)
        vi.advanceTimersByTime(1)
        expect(sessionState().isExpired, `${zone} ${offset}`).toBe(true)
      }
    process.env.TZ = before
  })

  test.each([
    [10, 480],
    [-10, 490],
  ])('that is put right by %i minutes: the open page lasts %i', (offset, lasts) => {
    startSession(sessionData())
    vi.setSystemTime(start.getTime() + offset * minute)
    vi.advanceTimersByTime(lasts * minute - 1)
    expect(sessionState().isExpired).toBe(false)
    vi.advanceTimersByTime(1)
    expect(sessionState().isExpired).toBe(true)
  })
})
