import type { RenewedToken } from '../api/generated/model/renewedToken'
import { isNearItsEnd } from './session-schema'
import { expireSession, followRenewal, renewSession, sessionState, tokenInPlaceOf } from './session-store'

/** After a renewal that failed, the next attempt waits: milliseconds. */
const pauseMs = 60_000

/** How a session is kept alive while its user is active (P4, P7). */
interface Renewal {
  /** Renews the session if it is near its end; otherwise nothing. A failure is silent: the session still lasts a while. */
  renewIfDue(): Promise<void>
  /**
   * What to do about a token that the API refused: answers the one that a renewal has put in its place, to ask again
   * with; else the session has expired, and that is told once.
   */
  afterRefusal(token: string): Promise<string | undefined>
}

/**
 * One at a time in all tabs. A page that is not served over https has no locks; there two tabs may both ask, and the one
 * that is refused follows the other.
 */
const alone = (run: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('portal.renewal', run) : run()

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

  const renewAlone = async () => {
    // Another tab may have renewed it while this one waited for its turn.
    followRenewal()
    const token = sessionState().session?.token
    if (token === undefined || !isDue(failedAt)) return
    try {
      renewSession(token, await renew(token))
      failedAt = undefined
    } catch {
      failedAt = Date.now()
    }
  }

  return {
    async renewIfDue() {
      if (!isDue(failedAt)) return
      running ??= alone(renewAlone).finally(() => {
        running = undefined
      })
      await running
    },

    async afterRefusal(token) {
      // The token may be refused because one is being put in its place at this moment, here or in another tab.
      await alone(async () => {})
      expireSession(token)
      return tokenInPlaceOf(token)
    },
  }
}
