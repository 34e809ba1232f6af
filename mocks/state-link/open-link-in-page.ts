import { mockAt } from '../client.ts'
import type { PortalBridge } from '../portal-bridge.ts'
import { refusedLink } from './copy.ts'
import { readDemoParameter, removeDemoParameter } from './demo-parameter.ts'
import { openLink } from './open-link.ts'
import { InvalidLinkError } from './read-link.ts'
import { createTrialMock, type TrialOptions } from './trial-mock.ts'

/** What a page lends to whoever opens a link in it. */
interface PageLinkOptions extends Required<TrialOptions> {
  portal: PortalBridge
}

/**
 * Opens the state that `demo` says in the query with which the page was opened, and takes it out of the address, so that
 * a reload keeps what is done from here on. Answers the Spanish sentence for the page if it was refused.
 */
export async function openLinkInPage(search: string, lent: PageLinkOptions): Promise<string | undefined> {
  try {
    const value = readDemoParameter(search)
    if (value === undefined) return undefined
    const mock = mockAt(new URL(lent.portal.root, location.href).href)
    return await openLink(value, { mock, trial: createTrialMock(lent), portal: lent.portal })
  } catch (error) {
    if (error instanceof InvalidLinkError) return refusedLink(error.message)
    throw error
  } finally {
    const { pathname, search: now, hash } = location
    // The handoff may have emptied the address already.
    history.replaceState(history.state, '', `${pathname}${removeDemoParameter(now)}${hash}`)
  }
}
