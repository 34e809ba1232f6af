import type { RenewedToken } from '../api/generated/model/renewedToken'
import { isNearItsEnd, type Session } from './session-schema'
import {
  expireSession,
  followRenewal,
  renewSession,
  sessionState,
  subscribeToSession,
  tokenInPlaceOf,
} from './session-store'

/** After a renewal that failed, the next attempt waits: milliseconds. */
const pauseMs = 60_000
/** What a tab stores reaches the others a little later: for so long no other tab may renew the same again. */
const settlingMs = 3_000

/** How a session is kept alive while its user is active. */
interface Renewal {
  /** Renews the session if it is near its end; otherwise nothing. A failure is silent: the session still lasts a while. */
  renewIfDue(): Promise<void>
  /**
   * What to do about a token that the API refused: answers the one that a renewal has put in its place, to ask again
   * with; else the session has expired, and that is told once.
   */
  afterRefusal(token: string): Promise<string | undefined>
}

/** Of one session between two renewals, the same in all tabs, and no secret. */
const lockOf = ({ key, expires_at }: Session) => `portal.renewal.${key}.${expires_at}`

/**
 * Runs what renews that session, unless another tab is at it or has done it a moment ago. A page that is not served over
 * https has no locks; there two tabs may both ask, and the one that is refused follows the other.
 */
async function inOneTab(session: Session, run: () => Promise<boolean>): Promise<void> {
  if (!('locks' in navigator)) {
    await run()
    return
  }
  await new Promise<void>((done) => {
    void navigator.locks.request(lockOf(session), { ifAvailable: true }, async (lock) => {
      const isRenewed = lock !== null && (await run())
      done()
      if (isRenewed) await new Promise((settled) => setTimeout(settled, settlingMs))
    })
  })
}

/** Until the session changes, if some tab is renewing it or has done so a moment ago; else at once. */
async function untilRenewed(session: Session): Promise<void> {
  if (!('locks' in navigator)) return
  let stop = () => {}
  const changed = new Promise<void>((resolve) => {
    stop = subscribeToSession(resolve)
  })
  await Promise.race([changed, navigator.locks.request(lockOf(session), async () => {})])
  stop()
}

/** Whether the session is to be renewed now, where the last attempt failed at that instant, if it did. */
function isDue(failedAt: number | undefined): boolean {
  const { session, isExpired } = sessionState()
  const now = Date.now()
  const isPausing = failedAt !== undefined && Math.abs(now - failedAt) < pauseMs
  return session !== undefined && !isExpired && !isPausing && isNearItsEnd(session, now)
}

/** The renewal of sessions; `renew` makes the call, for the session itself makes none. */
export function createRenewal(renew: (token: string) => Promise<RenewedToken>): Renewal {
  let running: Promise<void> | undefined
  let failedAt: number | undefined

  const renewOnce = async ({ token }: Session) => {
    try {
      renewSession(token, await renew(token))
      failedAt = undefined
    } catch {
      failedAt = Date.now()
    }
    return failedAt === undefined
  }

  const renewInOneTab = async () => {
    // Another tab may have renewed it, of which the browser is still to tell.
    followRenewal()
    const { session } = sessionState()
    if (session && isDue(failedAt)) await inOneTab(session, () => renewOnce(session))
  }

  return {
    async renewIfDue() {
      if (!isDue(failedAt)) return
      running ??= renewInOneTab().finally(() => {
        running = undefined
      })
      await running
    },

    async afterRefusal(token) {
      // The token may be refused because one is being put in its place at this moment, here or in another tab.
      followRenewal()
      const { session } = sessionState()
      if (session?.token === token) await untilRenewed(session)
      expireSession(token)
      return tokenInPlaceOf(token)
    },
  }
}
