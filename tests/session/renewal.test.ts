import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRenewal } from '@/session/renewal'
import { endSession, getSessionState, startSession, subscribeToSession } from '@/session/session-store'
import { installLocks } from './fake-locks'
import { getStoredText, minute, openStoreBeforeEach, reload, startTime, storeText } from './open-store'
import { createSessionData } from './sessions'

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

/** Signs in, and advances the clock. The session lasts 480 minutes. */
function signInAndWait(minutes: number) {
  startSession(createSessionData())
  vi.advanceTimersByTime(minutes * minute)
}

describe('renewIfDue', () => {
  test.each([
    [0, 0],
    [384, 0],
    [385, 1],
    [479, 1],
    [480, 0],
  ])('after %i of 480 minutes, calls the API this many times: %i', async (minutes, calls) => {
    signInAndWait(minutes)
    await renewal.renewIfDue()
    expect(renew).toHaveBeenCalledTimes(calls)
  })

  test('replaces the token and the expiry of the session, and keeps its other fields', async () => {
    startSession(createSessionData(), { isFromMobile: true })
    const oldSession = getSessionState().session
    vi.advanceTimersByTime(400 * minute)
    await renewal.renewIfDue()
    expect(renew).toHaveBeenCalledWith('t-000001')
    const newSession = { ...oldSession, token: 't-2', expires_at: startTime.getTime() + 880 * minute }
    expect(getSessionState()).toEqual({ session: newSession, isExpired: false })
    reload()
    expect(getSessionState().session).toEqual(newSession)
  })

  test('calls the API once if twenty requests renew the session at the same time', async () => {
    signInAndWait(400)
    await Promise.all(Array.from({ length: 20 }, () => renewal.renewIfDue()))
    expect(renew).toHaveBeenCalledTimes(1)
    expect(getSessionState().session?.token).toBe('t-2')
  })

  test('calls the API once for two tabs, even before the second tab has received the storage event', async () => {
    signInAndWait(400)
    const secondTabRenewal = createRenewal(renew)
    const oldText = getStoredText()
    await Promise.all([renewal.renewIfDue(), secondTabRenewal.renewIfDue()])
    expect(renew).toHaveBeenCalledTimes(1)
    // The second tab still has the old session, because it has not received the storage event.
    localStorage.setItem('portal.session', oldText ?? '')
    reload()
    await secondTabRenewal.renewIfDue()
    expect(renew).toHaveBeenCalledTimes(1)
  })

  test('calls the API from a second tab after the call from the first tab has failed', async () => {
    signInAndWait(400)
    renew.mockRejectedValueOnce(new Error('no network'))
    await renewal.renewIfDue()
    await createRenewal(renew).renewIfDue()
    expect(renew).toHaveBeenCalledTimes(2)
    expect(getSessionState().session?.token).toBe('t-2')
  })

  test('renews the session in a browser without locks', async () => {
    locks.remove()
    signInAndWait(400)
    await renewal.renewIfDue()
    expect(getSessionState().session?.token).toBe('t-2')
  })

  test('after a failed call, does not change the session, and retries only after a minute', async () => {
    renew.mockRejectedValueOnce(new Error('no network'))
    signInAndWait(400)
    const listener = vi.fn()
    const unsubscribe = subscribeToSession(listener)
    await renewal.renewIfDue()
    await renewal.renewIfDue()
    expect(renew).toHaveBeenCalledTimes(1)
    expect(listener).not.toHaveBeenCalled()
    vi.advanceTimersByTime(minute)
    await renewal.renewIfDue()
    expect(getSessionState().session?.token).toBe('t-2')
    renew.mockRejectedValue(new Error('no network'))
    vi.advanceTimersByTime(450 * minute)
    await renewal.renewIfDue()
    expect(getSessionState().isExpired).toBe(false)
    vi.advanceTimersByTime(30 * minute)
    expect(getSessionState()).toMatchObject({ session: { token: 't-2' }, isExpired: true })
    unsubscribe()
  })

  test.each([{}, { token: '', jwt_duration: 480 }, { token: 't-2', jwt_duration: 0 }, null])(
    'keeps the session after an invalid response, and retries only after a minute: %j',
    async (response) => {
      renew.mockResolvedValue(response)
      signInAndWait(400)
      const oldState = getSessionState()
      await renewal.renewIfDue()
      await renewal.renewIfDue()
      expect(renew).toHaveBeenCalledTimes(1)
      expect(getSessionState()).toBe(oldState)
      vi.advanceTimersByTime(minute)
      await renewal.renewIfDue()
      expect(renew).toHaveBeenCalledTimes(2)
    },
  )

  test('does not restore a session that ended during the call', async () => {
    signInAndWait(400)
    renew.mockImplementationOnce(async () => {
      endSession()
      return { token: 't-2', jwt_duration: 480 }
    })
    await renewal.renewIfDue()
    expect(getSessionState().session).toBeUndefined()
    expect(getStoredText()).toBeNull()
  })

  test('adopts the token that another tab stored, even before the storage event arrives', async () => {
    signInAndWait(400)
    const expires_at = startTime.getTime() + 880 * minute
    storeText(JSON.stringify({ ...getSessionState().session, token: 't-other', expires_at }))
    await renewal.renewIfDue()
    expect(renew).not.toHaveBeenCalled()
    expect(getSessionState().session?.token).toBe('t-other')
  })

  test('does not read the storage while the session is not near its end, because every call to the API would', async () => {
    signInAndWait(384)
    const getItem = vi.spyOn(Storage.prototype, 'getItem')
    await renewal.renewIfDue()
    expect(getItem).not.toHaveBeenCalled()
  })

  test('does nothing without a session', async () => {
    await renewal.renewIfDue()
    expect(renew).not.toHaveBeenCalled()
  })
})

describe('the length of the session', () => {
  const timeZones = ['America/Argentina/Buenos_Aires', 'Asia/Kolkata', 'Pacific/Kiritimati']
  const offsets = [-24 * 60, -10, 0, 10, 24 * 60]

  test('is the same in every time zone, and if the clock of the device is wrong', async () => {
    const originalZone = process.env.TZ
    for (const zone of timeZones)
      for (const offset of offsets) {
        process.env.TZ = zone
        vi.setSystemTime(startTime.getTime() + offset * minute)
        renew.mockClear()
        renewal = createRenewal(renew)
        startSession(createSessionData({ token: `${zone}${offset}` }))
        vi.advanceTimersByTime(384 * minute)
        await renewal.renewIfDue()
        expect(renew, `${zone} ${offset}`).not.toHaveBeenCalled()
        vi.advanceTimersByTime(minute)
        await renewal.renewIfDue()
        expect(renew, `${zone} ${offset}`).toHaveBeenCalledTimes(1)
        reload()
        vi.advanceTimersByTime(480 * minute - 1)
        expect(getSessionState().isExpired, `${zone} ${offset}`).toBe(false)
        vi.advanceTimersByTime(1)
        expect(getSessionState().isExpired, `${zone} ${offset}`).toBe(true)
      }
    process.env.TZ = originalZone
  })

  test.each([
    [10, 480],
    [-10, 490],
  ])('with a clock correction of %i minutes, is %i minutes', (offset, expectedMinutes) => {
    startSession(createSessionData())
    vi.setSystemTime(startTime.getTime() + offset * minute)
    vi.advanceTimersByTime(expectedMinutes * minute - 1)
    expect(getSessionState().isExpired).toBe(false)
    vi.advanceTimersByTime(1)
    expect(getSessionState().isExpired).toBe(true)
  })
})
