import type { RenewedToken } from '../api/generated/model/renewedToken'
import { isNearItsEnd, type Session } from './session-schema'
import {
  adoptRenewedToken,
  expireSession,
  getReplacementToken,
  getSessionState,
  renewSession,
  subscribeToSession,
} from './session-store'

const retryDelayMs = 60_000
/** After a renewal, the tab keeps the lock for this time. Meanwhile, the other tabs adopt the new token. */
const settlingMs = 3_000

interface Renewal {
  /** Renews the session if it is near its end. A failure is silent, because the session is still valid. */
  renewIfDue(): Promise<void>
  /** Returns the token that replaced a rejected token. If there is none, expires the session and returns undefined. */
  replaceRejectedToken(token: string): Promise<string | undefined>
}

/** Returns the name of the lock for a renewal. It is the same in all tabs until the next renewal, and contains no secret. */
const getLockName = ({ key, expires_at }: Session) => `portal.renewal.${key}.${expires_at}`

/**
 * Calls `renew` unless another tab is renewing the session or has just renewed it. Pages without https have no
 * locks: two tabs may both renew, and the tab whose renewal fails adopts the token of the other tab.
 */
async function renewInOneTab(session: Session, renew: () => Promise<boolean>): Promise<void> {
  if (!('locks' in navigator)) {
    await renew()
    return
  }
  await new Promise<void>((resolve) => {
    void navigator.locks.request(getLockName(session), { ifAvailable: true }, async (lock) => {
      const isRenewed = lock !== null && (await renew())
      resolve()
      if (isRenewed) await new Promise((release) => setTimeout(release, settlingMs))
    })
  })
}

/** Waits until no tab is renewing the session, or until the session changes. */
async function waitForRenewal(session: Session): Promise<void> {
  if (!('locks' in navigator)) return
  let unsubscribe = () => {}
  const changed = new Promise<void>((resolve) => {
    unsubscribe = subscribeToSession(resolve)
  })
  await Promise.race([changed, navigator.locks.request(getLockName(session), async () => {})])
  unsubscribe()
}

/** Whether the session has to be renewed now. `failedAt` is the time of the last failed attempt. */
function isRenewalDue(failedAt: number): boolean {
  const { session, isExpired } = getSessionState()
  const now = Date.now()
  const isRetryTooSoon = Math.abs(now - failedAt) < retryDelayMs
  return session !== undefined && !isExpired && !isRetryTooSoon && isNearItsEnd(session, now)
}

/**
 * Creates the functions that renew the session. `renew` calls the API. The caller passes `renew`, because this folder does
 * not import the calls of the API.
 */
export function createRenewal(renew: (token: string) => Promise<RenewedToken>): Renewal {
  let running: Promise<void> | undefined
  let failedAt = Number.NEGATIVE_INFINITY

  const tryToRenew = async ({ token }: Session) => {
    try {
      renewSession(token, await renew(token))
      return true
    } catch {
      failedAt = Date.now()
      return false
    }
  }

  const renewIfStillDue = async () => {
    // Another tab may have renewed the session, and the storage event has not arrived here yet.
    adoptRenewedToken()
    const { session } = getSessionState()
    if (session && isRenewalDue(failedAt)) await renewInOneTab(session, () => tryToRenew(session))
  }

  return {
    async renewIfDue() {
      if (!isRenewalDue(failedAt)) return
      running ??= renewIfStillDue().finally(() => {
        running = undefined
      })
      await running
    },

    async replaceRejectedToken(token) {
      // The token may be rejected because this or another tab is replacing it at this moment.
      adoptRenewedToken()
      const { session } = getSessionState()
      if (session?.token === token) await waitForRenewal(session)
      expireSession(token)
      return getReplacementToken(token)
    },
  }
}
