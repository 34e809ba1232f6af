import type { QueryClient } from '@tanstack/react-query'
import { pageSizes } from '../api/generated/page-sizes'
import { responseShapes } from '../api/generated/response-shapes'
import { getRefreshTokenUrl, refreshToken } from '../api/generated/session/session'
import { connectCredentials } from '../api/http'
import { addPageSizes } from '../api/pages'
import { addResponseShapes } from '../api/response-shape'
import { forgetLostCalls } from '../api/writes/lost-calls'
import { createRenewal } from '../session/renewal'
import { isSameUser } from '../session/same-user'
import { getSessionState, subscribeToSession } from '../session/session-store'

const renewal = createRenewal((token) => refreshToken({ token }))

/**
 * Gives the API layer access to the session, and the shapes and page sizes of the responses that only the signed-in portal reads. A 401
 * response to the renewal request does not expire the session, because the current token may still be valid.
 */
export function connectSession() {
  addResponseShapes(responseShapes)
  addPageSizes(pageSizes)
  connectCredentials({
    token: () => getSessionState().session?.token,
    isExpired: () => getSessionState().isExpired,
    onUnauthorized: (token, url) =>
      url === getRefreshTokenUrl() ? undefined : renewal.replaceRejectedToken(token),
  })
}

/**
 * Clears the TanStack Query cache and forgets the lost calls when a user signs in or out. If the same user signs in again after an expiry, keeps the
 * cache and refetches the failed queries. Returns the function that unsubscribes.
 */
export function clearCacheOnUserChange(queryClient: QueryClient): () => void {
  let previous = getSessionState()
  return subscribeToSession(() => {
    const current = getSessionState()
    if (!isSameUser(previous.session, current.session)) {
      queryClient.clear()
      forgetLostCalls(queryClient)
    } else if (previous.isExpired && !current.isExpired) {
      void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
    }
    previous = current
  })
}

/** Renews a session near its end when the user is active. Returns the function that stops the renewal. */
export function renewWhileActive(): () => void {
  const renew = () => {
    if (document.visibilityState === 'visible') void renewal.renewIfDue()
  }
  const activityEvents = ['pointerdown', 'keydown', 'visibilitychange']
  // Opening the page counts as activity.
  renew()
  for (const name of activityEvents) document.addEventListener(name, renew, { capture: true, passive: true })
  return () => {
    for (const name of activityEvents) document.removeEventListener(name, renew, { capture: true })
  }
}
