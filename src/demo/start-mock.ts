import type { ReactNode } from 'react'
import { requestRefresh } from './refresh-event'

/**
 * Starts the mock backend in the builds that contain it. At the address of the web administration, returns the page that
 * replaces the administration in the demo. At any other address, returns undefined, and the portal is rendered. `search` is the query
 * string of the address, which may have been removed from it meanwhile.
 */
export async function startMockIfIncluded(search = window.location.search): Promise<ReactNode> {
  if (!import.meta.env.PORTAL_MOCK) return undefined
  const [{ startMock }, { demoPanelBridge }] = await Promise.all([
    import('@mocks/browser'),
    import('./demo-panel-bridge'),
  ])
  // The mock replaces `Date` by its own clock, so the wall clock keeps the original `Date`.
  const OriginalDate = Date
  const wallClock = () => OriginalDate.now()
  return startMock({ wallClock, portal: demoPanelBridge, refreshPortal: requestRefresh, search })
}
