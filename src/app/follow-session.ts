import type { QueryClient } from '@tanstack/react-query'
import { getRefreshTokenUrl, refreshToken } from '../api/generated/session/session'
import { connectCredentials } from '../api/http'
import { createRenewal } from '../session/renewal'
import { isSameUser } from '../session/same-user'
import { sessionState, subscribeToSession } from '../session/session-store'

const renewal = createRenewal((token) => refreshToken({ token }))

/**
 * Gives the API layer access to the session's token. A failed renewal is silent: the session stays valid
 * until it expires.
 */
export const connectSession = () =>
  connectCredentials({
    token: () => sessionState().session?.token,
    isExpired: () => sessionState().isExpired,
    onUnauthorized: (token, url) =>
      url === getRefreshTokenUrl() ? undefined : renewal.replaceRejectedToken(token),
  })

/**
 * Clears the cache when the user signs out or another user signs in. When the same user signs in again after
 * the session expired, it refetches the failed queries and keeps the others.
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

/**
 * Renews the session on user activity: pointer, keyboard, or return to the page. Returns the function that
 * stops it.
 */
export function renewWhileActive(): () => void {
  const renew = () => {
    if (document.visibilityState === 'visible') void renewal.renewIfDue()
  }
  const signs = ['pointerdown', 'keydown', 'visibilitychange']
  // Opening the page counts as activity.
  renew()
  for (const sign of signs) document.addEventListener(sign, renew, { capture: true, passive: true })
  return () => {
    for (const sign of signs) document.removeEventListener(sign, renew, { capture: true })
  }
}
