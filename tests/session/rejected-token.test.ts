import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRenewal } from '@/session/renewal'
import { getSessionState, startSession, subscribeToSession } from '@/session/session-store'
import { installLocks } from './fake-locks'
import { minute, openStoreBeforeEach, signedOutState, storeInAnotherTab, storeText } from './open-store'
import { createSessionData } from './sessions'

openStoreBeforeEach()
let locks: ReturnType<typeof installLocks>
const renew = vi.fn()
const renewal = createRenewal(renew)

beforeEach(() => {
  locks = installLocks()
  renew.mockReset().mockResolvedValue({ token: 't-2', jwt_duration: 480 })
})
afterEach(() => locks.remove())

/** Acquires the lock for the renewal of the current session, as another tab does. Returns the function that releases it. */
function acquireRenewalLock() {
  const { session } = getSessionState()
  return locks.acquire(`portal.renewal.${session?.session_id}.${session?.expires_at}`)
}

describe('a rejected token', () => {
  test('expires the session only once if twenty calls had the token, and does not cause a renewal', async () => {
    startSession(createSessionData())
    const listener = vi.fn()
    const unsubscribe = subscribeToSession(listener)
    const newTokens = await Promise.all(
      Array.from({ length: 20 }, () => renewal.replaceRejectedToken('t-000001')),
    )
    expect(new Set(newTokens)).toEqual(new Set([undefined]))
    expect(listener).toHaveBeenCalledTimes(1)
    expect(getSessionState().isExpired).toBe(true)
    expect(renew).not.toHaveBeenCalled()
    unsubscribe()
  })

  test('is replaced by the token of the running renewal for each of twenty calls', async () => {
    startSession(createSessionData())
    vi.advanceTimersByTime(400 * minute)
    const runningRenewal = renewal.renewIfDue()
    const newTokens = await Promise.all(
      Array.from({ length: 20 }, () => renewal.replaceRejectedToken('t-000001')),
    )
    await runningRenewal
    expect(new Set(newTokens)).toEqual(new Set(['t-2']))
    expect(renew).toHaveBeenCalledTimes(1)
    expect(getSessionState().isExpired).toBe(false)
  })

  test('is replaced by the token that another tab stored, even before the storage event arrives', async () => {
    startSession(createSessionData())
    const renewedSession = { ...getSessionState().session, token: 't-other' }
    storeText(JSON.stringify(renewedSession))
    expect(await renewal.replaceRejectedToken('t-000001')).toBe('t-other')
    expect(getSessionState()).toMatchObject({ session: { token: 't-other' }, isExpired: false })
  })

  test('is replaced by the token that another tab stored, while that tab still has the lock', async () => {
    startSession(createSessionData())
    const release = acquireRenewalLock()
    storeText(JSON.stringify({ ...getSessionState().session, token: 't-other' }))
    expect(await renewal.replaceRejectedToken('t-000001')).toBe('t-other')
    await release()
  })

  test('expires the session in a browser without locks', async () => {
    locks.remove()
    startSession(createSessionData())
    expect(await renewal.replaceRejectedToken('t-000001')).toBeUndefined()
    expect(getSessionState().isExpired).toBe(true)
  })

  test('is not replaced while nobody is signed in', async () => {
    expect(await renewal.replaceRejectedToken('t-000001')).toBeUndefined()
    expect(getSessionState()).toEqual(signedOutState)
  })

  test('is replaced when the storage event arrives from another tab that is renewing the session', async () => {
    startSession(createSessionData())
    const oldSession = getSessionState().session
    const release = acquireRenewalLock()
    const tokenPromise = renewal.replaceRejectedToken('t-000001')
    await Promise.resolve()
    storeInAnotherTab(JSON.stringify({ ...oldSession, token: 't-other' }))
    expect(await tokenPromise).toBe('t-other')
    await release()
  })

  test('expires the session if the renewal in another tab ends without a new token', async () => {
    startSession(createSessionData())
    const release = acquireRenewalLock()
    const tokenPromise = renewal.replaceRejectedToken('t-000001')
    await release()
    expect(await tokenPromise).toBeUndefined()
    expect(getSessionState().isExpired).toBe(true)
  })

  test('is never replaced by the token of a different user, who signed in in another tab', async () => {
    startSession(createSessionData())
    storeInAnotherTab(JSON.stringify({ ...getSessionState().session, session_id: 's-9', token: 't-theirs' }))
    expect(await renewal.replaceRejectedToken('t-000001')).toBeUndefined()
    expect(getSessionState()).toMatchObject({ session: { token: 't-theirs' }, isExpired: false })
  })
})
