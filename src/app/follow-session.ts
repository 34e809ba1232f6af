import type { QueryClient } from '@tanstack/react-query'
import { getRefreshTokenUrl, refreshToken } from '../api/generated/session/session'
import { connectCredentials } from '../api/http'
import { createRenewal } from '../session/renewal'
import { isSameUser } from '../session/same-user'
import { sessionState, subscribeToSession } from '../session/session-store'

const renewal = createRenewal((token) => refreshToken({ token }))

/** Lends the session to the calls. A renewal that is refused is silent: the session lasts until its end. */
export const connectSession = () =>
  connectCredentials({
    token: () => sessionState().session?.token,
    isExpired: () => sessionState().isExpired,
    onUnauthorized: (token, url) => (url === getRefreshTokenUrl() ? undefined : renewal.afterRefusal(token)),
  })

/**
 * Empties the cache when somebody leaves or somebody else arrives: nobody reads another's data. When the same user has
 * signed in again, what failed for want of a session is asked once more; what was loaded stays as it is.
 */
export function clearCacheOnUserChange(queryClient: QueryClient): () => void {
  let before = sessionState()
  return subscribeToSession(() => {
    const now = sessionState()
    if (!isSameUser(before.session, now.session)) queryClient.clear()
    else if (before.isExpired && !now.isExpired) {
      void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
    }
    before = now
  })
}

/** Renews the session while its user is active: points, types, or comes back to the page. Answers how to stop. */
export function renewWhileActive(): () => void {
  const renew = () => {
    if (document.visibilityState === 'visible') void renewal.renewIfDue()
  }
  const signs = ['pointerdown', 'keydown', 'visibilitychange']
  // Opening the page is a sign too.
  renew()
  for (const sign of signs) document.addEventListener(sign, renew, { capture: true, passive: true })
  return () => {
    for (const sign of signs) document.removeEventListener(sign, renew, { capture: true })
  }
}
