import type { ReactNode } from 'react'
import { askForRefresh } from './refresh-event'

/** As the page was opened: the handoff empties the address before the mock begins. */
const search = import.meta.env.PORTAL_MOCK ? window.location.search : ''

/**
 * The mock answers in builds that hold it: the demo and dev. In the residents' build the branch, and with it the mock, falls
 * away. Answers what is shown instead of the portal, if anything: the mock plays the site that the portal leads to, too.
 */
export async function startMockIfBuilt(): Promise<ReactNode> {
  if (!import.meta.env.PORTAL_MOCK) return undefined
  const [{ startMock }, { portalMeans }] = await Promise.all([
    import('../mocks/browser'),
    import('./portal-means'),
  ])
  // The page's own from here on, for the mock puts the time of its world in the place of `Date`.
  const HostDate = Date
  const wallClock = () => HostDate.now()
  return startMock({ wallClock, portal: portalMeans, refreshPortal: askForRefresh, search })
}
