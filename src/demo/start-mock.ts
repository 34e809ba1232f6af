import type { ReactNode } from 'react'
import { requestRefresh } from './refresh-event'

/**
 * The query string of the page when this module loads. `takeHandoff` in `session/handoff` may remove the query string from
 * the address before the mock starts.
 */
const search = import.meta.env.PORTAL_MOCK ? window.location.search : ''

/**
 * Starts the mock backend in the builds that contain it. At the address of the web administration, returns the page that
 * replaces the administration in the demo. At any other address, returns undefined, and the portal is rendered.
 */
export async function startMockIfIncluded(): Promise<ReactNode> {
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
