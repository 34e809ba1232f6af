import type { ReactNode } from 'react'
import { requestRefresh } from './refresh-event'

/** The query of the address, stored here because `readHandoff` removes it before the mock starts. */
const search = import.meta.env.PORTAL_MOCK ? window.location.search : ''

/**
 * Starts the mock backend in the builds that contain it. Returns the page to render instead of the portal, if
 * any: the mock also renders the stand-in for the web administration.
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
